import { StoredUpload } from '@iisp/files/parts'
import { RadioGroup } from '@iisp/ui/radio-group'
import type { UploadedFile } from '@iisp/ui/upload'
import { toast, useSend, useLocale, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import {
  type ExchangeProfile,
  exchangeBatchList,
  exchangeImport,
  exchangePurpose,
  exchangeRules,
} from '../../contract/exchange/imports.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { profileOptions } from './profile-options.ts'

interface Values {
  readonly profile: ExchangeProfile
  readonly files: readonly UploadedFile[]
}
const blank: Values = { profile: 'csdc-2.1', files: [] }
const invalidates = [exchangeBatchList]

/** Hands in one set of files. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(exchangeTexts)
  const locale = useLocale()
  const send = useSend(exchangeImport, { invalidates, quiet: true })
  const form = useForm<Values>({
    initial: blank,
    faultsOf: ({ files }) => ({ files: files.length === 0 && t('filesMissing') }),
  })
  const submit = async ({ profile, files }: Values) => {
    await send.mutateAsync({ profile, fileIds: files.map(({ fileId }) => fileId) })
    toast.success(t('sent'))
    onClose()
  }
  return (
    <FormDialog title={t('uploadTitle')} okText={t('submit')} form={form} onSubmit={submit} onClose={onClose}>
      <RadioGroup label={t('profile')} options={profileOptions(locale)} {...form.field('profile')} />
      <StoredUpload
        label={t('files')}
        help={t('uploadHint')}
        required
        purpose={exchangePurpose}
        {...exchangeRules}
        {...form.field('files')}
      />
    </FormDialog>
  )
}
