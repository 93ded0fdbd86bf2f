import { StoredUpload } from '@iisp/files/parts'
import { RadioGroup } from '@iisp/ui/radio-group'
import type { UploadedFile } from '@iisp/ui/upload'
import { SelectField } from '@iisp/ui/select-field'
import { toast, useCall, useSend, useLocale, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { type Form, FormDialog, useForm } from '@iisp/web/forms/index'
import {
  type ExchangeBatch,
  exchangeBatchList,
  exchangeImport,
  exchangeProfile,
  exchangePurpose,
  exchangeRules,
} from '../../contract/exchange/imports.ts'
import { registerManagers } from '../../contract/investors/investors.ts'
import { parseDataFileName } from '../../rules/exchange/file-name.ts'
import { exchangeTexts } from './exchange-texts.ts'

interface Values {
  readonly profile: ExchangeBatch['profile']
  readonly files: readonly UploadedFile[]
  /** The manager in whose register accounts are opened. */
  readonly institutionId: string | null
}
const blank: Values = { profile: 'csdc-2.1', files: [], institutionId: null }
const hasAccounts = (files: readonly UploadedFile[]) =>
  files.some(({ name }) => parseDataFileName(name)?.type === '01')
const invalidates = [exchangeBatchList]

/** Uploads one set of files. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(exchangeTexts)
  const locale = useLocale()
  const send = useSend(exchangeImport, { invalidates, quiet: true })
  const form = useForm<Values>({
    initial: blank,
    faultsOf: ({ files, institutionId }) => ({
      files: files.length === 0 && t('filesMissing'),
      institutionId: hasAccounts(files) && institutionId === null && t('managerMissing'),
    }),
  })
  const submit = async ({ profile, files, institutionId }: Values) => {
    await send.mutateAsync({
      profile,
      fileIds: files.map(({ fileId }) => fileId),
      ...(hasAccounts(files) && institutionId !== null && { institutionId }),
    })
    toast.success(t('sent'))
    onClose()
  }
  return (
    <FormDialog title={t('uploadTitle')} okText={t('submit')} form={form} onSubmit={submit} onClose={onClose}>
      <RadioGroup
        label={t('profile')}
        options={optionsOf(exchangeProfile, locale)}
        {...form.field('profile')}
      />
      <StoredUpload
        label={t('files')}
        help={t('uploadHint')}
        required
        purpose={exchangePurpose}
        {...exchangeRules}
        {...form.field('files')}
      />
      {hasAccounts(form.values.files) && <ManagerField form={form} />}
    </FormDialog>
  )
}

/**
 * Needed if the files contain account applications, because a distributor does not know the manager whose register
 * they are for.
 */
function ManagerField({ form }: { readonly form: Form<Values> }) {
  const t = useText(exchangeTexts)
  const managers = useCall(registerManagers, {})
  return (
    <SelectField
      label={t('managerName')}
      help={t('managerHint')}
      required
      loading={managers.isLoading}
      options={(managers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      {...form.field('institutionId')}
    />
  )
}
