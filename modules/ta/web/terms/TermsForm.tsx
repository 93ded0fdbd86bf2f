import { useText } from '@iisp/web'
import { DrawerForm } from '@iisp/web/forms/index'
import { termsDetail } from '../../contract/terms/terms-desk.ts'
import { TermsFields } from './form/TermsFields.tsx'
import { termsTexts } from './terms-texts.ts'

interface Props {
  /** The terms to change; null for new ones. */
  readonly id: string | null
  readonly onClose: () => void
}

/** Enters terms of a fund, or changes terms that are not approved yet. */
export function TermsForm({ id, onClose }: Props) {
  const t = useText(termsTexts)
  return (
    <DrawerForm
      title={t(id === null ? 'enterTitle' : 'changeTitle')}
      size={980}
      call={termsDetail}
      input={id === null ? null : { id }}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {(parts) => <TermsFields {...parts} />}
    </DrawerForm>
  )
}
