import { useLocale } from '@iisp/web/i18n/use-text'
import { Dialog } from '@iisp/web/messages/index'
import type { TermsDialogProps } from '@iisp/web/ports'
import type { ReactNode } from 'react'
import { agreementNames, agreementTitles } from '../../contract/agreements.ts'
import { AgreementText } from './AgreementText.tsx'
import css from './agreements.module.css'

interface Props extends TermsDialogProps {
  readonly footer?: ReactNode
}

/** An agreement to read in a dialog that scrolls. */
export default function AgreementDialog({ name, onClose, footer }: Props) {
  const language = useLocale()
  const known = agreementNames.find((one) => one === name)
  if (known === undefined) return null
  return (
    <Dialog title={agreementTitles[known][language]} onClose={onClose} footer={footer} wide>
      {/* shown from the login page and the header too: its styles count inside its own mark alone */}
      <div data-app="approval">
        <div
          className={css.scroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label={agreementTitles[known][language]}
          data-first
        >
          <AgreementText name={known} />
        </div>
      </div>
    </Dialog>
  )
}
