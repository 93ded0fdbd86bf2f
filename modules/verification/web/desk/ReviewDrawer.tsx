import {
  type Verification,
  personRoles,
  stages,
  verificationDecide,
  verificationFields,
  verificationFlow,
  verificationList,
} from '@iisp/verification/contract'
import { Button, ButtonRow } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { StateDot } from '@iisp/web/states/index'
import { useState } from 'react'
import { Recording } from './Recording.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
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
  const role = personRoles[one.role][locale]
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
      extra={<StateDot of={stages.byCode[one.stage]} />}
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
      <FieldFacts
        fields={verificationFields}
        of={one}
        show={[
          { label: t('institutionName'), value: `${one.institutionName} ${one.institutionId}` },
          'verifiedSource',
          { label: t('name'), value: `${role} ${one.name}` },
          'idNumber',
          one.verifiedSource === '9' && 'challenge',
          'busiId',
          'askedBy',
          'submittedAt',
          ...(one.decidedAt === null ? (['reviewUntil'] as const) : (['decidedBy', 'decidedAt'] as const)),
          'message',
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
