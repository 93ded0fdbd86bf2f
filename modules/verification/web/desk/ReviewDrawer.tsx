import {
  stageState,
  verificationDecide,
  verificationFlow,
  verificationList,
} from '@iisp/verification/contract'
import { Button, ButtonRow } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { StateDot } from '@iisp/web/states/index'
import { useState } from 'react'
import { Recording } from './Recording.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import type { Verification } from './verification.ts'
import { verificationTexts } from './verification-texts.ts'

interface Props {
  readonly one: Verification
  readonly open: boolean
  readonly onClose: () => void
}

const { decisions } = verificationFlow

/** A verification: the person to be verified, the recording, and the decision. */
export function ReviewDrawer({ one, open, onClose }: Props) {
  const t = useText(verificationTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [seen, setSeen] = useState(false)
  const [refusing, setRefusing] = useState(false)
  const role = t(`role.${one.role}`)
  const pass = async () => {
    const { id, institutionName: institution, name, idNumber } = one
    const done = await askAndDo(
      verificationDecide,
      { id, result: 'pass' },
      {
        content: t('passQuestion', { institution, role, name, idNumber }),
        okText: decisions.pass.button[locale],
        done: decisions.pass.done[locale],
        invalidates: [verificationList],
      },
    )
    if (done) onClose()
  }
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      size={640}
      title={t('detail', { name: one.name })}
      extra={<StateDot of={stageState(one.stage)} />}
      footer={
        one.actions.length > 0 && (
          <ButtonRow>
            <Button danger onClick={() => setRefusing(true)}>
              {decisions.refuse.button[locale]}
            </Button>
            <Button
              type="primary"
              disabled={!seen}
              {...(!seen && { title: t('watchFirst') })}
              onClick={() => void pass()}
            >
              {decisions.pass.button[locale]}
            </Button>
          </ButtonRow>
        )
      }
    >
      <Facts
        facts={[
          { label: t('institution'), value: `${one.institutionName} ${one.institutionId}` },
          { label: t('kind'), value: t(`kinds.s${one.verifiedSource}`) },
          { label: t('person'), value: `${role} ${one.name}` },
          { label: t('idNumber'), value: one.idNumber },
          ...(one.verifiedSource === '9' ? [{ label: t('challenge'), value: one.challenge }] : []),
          { label: t('busiId'), value: one.busiId },
          { label: t('askedBy'), value: one.askedBy },
          { label: t('submittedAt'), value: one.submittedAt },
          ...(one.decidedAt === null
            ? [{ label: t('reviewUntil'), value: one.reviewUntil }]
            : [
                { label: t('decidedBy'), value: one.decidedBy ?? '' },
                { label: t('decidedAt'), value: one.decidedAt },
              ]),
          ...(one.message === '' ? [] : [{ label: t('message'), value: one.message }]),
        ]}
      />
      <Recording id={one.id} kept={one.recording} onSeen={() => setSeen(true)} />
      {refusing && (
        <RefusalDialog
          id={one.id}
          onCancel={() => setRefusing(false)}
          onRefused={() => {
            setRefusing(false)
            onClose()
          }}
        />
      )}
    </DetailDrawer>
  )
}
