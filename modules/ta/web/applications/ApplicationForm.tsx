import { useText } from '@iisp/web'
import { DrawerForm } from '@iisp/web/forms/index'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { applicationDetail } from '../../contract/applications/applications.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { applicationTexts } from './application-texts.ts'

interface Props {
  /** null for a new application. */
  readonly id: string | null
  /** Kinds that the person may enter here. */
  readonly kinds: readonly ApplicationKind[]
  readonly onClose: () => void
}

/** Enters an application, or changes a draft or an application that has to be completed. */
export function ApplicationForm({ id, kinds, onClose }: Props) {
  const t = useText(applicationTexts)
  return (
    <DrawerForm
      title={id === null ? t('enterTitle') : t('editTitle')}
      call={applicationDetail}
      input={id === null ? null : { id }}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {(parts) => <ApplicationFields {...parts} kinds={kinds} />}
    </DrawerForm>
  )
}
