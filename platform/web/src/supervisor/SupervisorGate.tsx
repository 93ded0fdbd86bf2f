import { type Menu, approvalKindOf } from '@iisp/contract'
import { FaultNotice } from '@iisp/ui/fault-notice'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import type { PortalPorts } from '../ports.ts'
import { useProfile } from '../session/index.ts'
import { supervisorTexts } from './supervisor-texts.ts'
import css from './supervisor.module.css'

/** The kind of approval that this person needs for the menu; null: none. */
export const controlledBy = (
  menu: Pick<Menu, 'id' | 'gates'> | null | undefined,
  profile: Pick<Profile, 'supperMgrChg'> | null,
): string | null => (menu && profile?.supperMgrChg === '1' ? approvalKindOf(menu) : null)

interface Props {
  readonly pass: PortalPorts['passSupervisor'] | undefined
  readonly menu: Menu | null | undefined
  /** Called if the dialog is closed without an approval, for example to close the page's tab. */
  readonly onRefused: () => void
  readonly children: ReactNode
}

/** Shows a page to a super-manager only after a supervisor has approved it. Everybody else sees it at once. */
export function SupervisorGate({ pass, menu, onRefused, children }: Props) {
  const kind = controlledBy(menu, useProfile())
  if (kind === null || pass === undefined) return children
  return (
    <Asked key={kind} pass={pass} kind={kind} onRefused={onRefused}>
      {children}
    </Asked>
  )
}

interface AskedProps extends Pick<Props, 'onRefused' | 'children'> {
  readonly pass: NonNullable<PortalPorts['passSupervisor']>
  readonly kind: string
}
function Asked({ pass, kind, onRefused, children }: AskedProps) {
  const t = useText(supervisorTexts)
  const [state, setState] = useState<'asking' | 'open' | 'failed'>('asking')
  useEffect(() => {
    if (state !== 'asking') return
    let gone = false
    pass({ busiType: kind, object: '' }).then(
      (passes) => {
        if (gone) return
        if (passes) setState('open')
        else onRefused()
      },
      () => !gone && setState('failed'),
    )
    return () => {
      gone = true
    }
  }, [state, pass, kind, onRefused])
  if (state === 'open') return children
  if (state === 'failed')
    return (
      <FaultNotice text={t('failed')} button={{ label: t('again'), onClick: () => setState('asking') }} />
    )
  return (
    <p className={css.checking} role="status">
      {t('checking')}
    </p>
  )
}
