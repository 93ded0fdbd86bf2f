import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { type NavAction, type NavRow, navDecide, navList, navReasonMax } from '../../contract/dealing/nav.ts'
import { navTexts } from './nav-texts.ts'

interface Props {
  readonly nav: NavRow
  readonly onDecided: () => void
  readonly onReplace: () => void
}
const lists = [navList]

/** Confirms after a question, refuses with a reason, or opens the form of another figure. */
export function NavDecision({ nav, onDecided, onReplace }: Props) {
  const t = useText(navTexts)
  const askAndDo = useAskAndDo()
  const [refusing, setRefusing] = useState(false)
  const { id, version } = nav
  const confirm = async () => {
    const content = t('confirmAsk', {
      name: nav.productName,
      code: nav.productCode,
      date: nav.navDate,
      nav: nav.unitNav,
    })
    const done = await askAndDo(
      navDecide,
      { id, version, action: 'confirm', reason: '' },
      { content, okText: t('actions.confirm'), done: t('confirmed'), invalidates: lists },
    )
    if (done !== null) onDecided()
  }
  const act: Record<NavAction, () => void> = {
    confirm: () => void confirm(),
    refuse: () => setRefusing(true),
    replace: onReplace,
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={nav.actions}
        primary={['confirm']}
        danger={['refuse']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {refusing && (
        <AskReason
          title={t('actions.refuse')}
          danger
          max={navReasonMax}
          label={t('refuseReason')}
          missing={t('reasonMissing')}
          onCancel={() => setRefusing(false)}
          call={navDecide}
          inputOf={(reason) => ({ id, version, action: 'refuse' as const, reason })}
          invalidates={lists}
          done={t('refused')}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
