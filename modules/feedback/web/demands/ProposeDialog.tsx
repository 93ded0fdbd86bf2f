import { type Demand, demandFields, demandLimits, demandList, demandPropose } from '@iisp/feedback/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { demandTexts } from './demand-texts.ts'

interface Draft {
  readonly title: string
  readonly kind: Demand['kind']
  readonly content: string
  readonly expectResMode: '1' | '2'
}
const initial: Draft = { title: '', kind: 'function', content: '', expectResMode: '2' }

/**
 * The form of a demand. Typed text is kept, even over a reload, until the server has accepted it.
 */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(demandTexts)
  const kinds = optionsOf(demandFields.named.kind, useLocale())
  const propose = useSend(demandPropose, { invalidates: [demandList], quiet: true })
  const form = useDraftForm({
    name: 'feedback.demand',
    version: 1,
    initial,
    faultsOf: ({ title, content }) => ({
      title: title.trim() === '' && t('titleMissing'),
      content: content.trim() === '' && t('contentMissing'),
    }),
  })
  const send = async (draft: Draft) => {
    await propose.mutateAsync(draft)
    form.forget()
    toast.success(t('proposed'))
    onClose()
  }
  return (
    <FormDialog title={t('propose')} okText={t('submit')} form={form} onSubmit={send} onClose={onClose}>
      <TextField
        label={t('name')}
        required
        placeholder={t('titleHint')}
        maxLength={demandLimits.title}
        {...form.field('title')}
      />
      <SelectField
        label={t('kind')}
        required
        options={kinds}
        {...form.field('kind')}
        onChange={(chosen) =>
          form.set({ kind: kinds.find(({ value }) => value === chosen)?.value ?? 'other' })
        }
      />
      <TextArea
        label={t('content')}
        required
        placeholder={t('contentHint')}
        max={demandLimits.content}
        rows={6}
        {...form.field('content')}
      />
      <RadioGroup
        label={t('expectResMode')}
        help={t('contactHelp')}
        options={[
          { value: '1', label: t('byPhone') },
          { value: '2', label: t('byMail') },
        ]}
        {...form.field('expectResMode')}
      />
    </FormDialog>
  )
}
