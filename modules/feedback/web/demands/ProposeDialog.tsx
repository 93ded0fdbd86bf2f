import { demandEntry, demandList, demandPropose } from '@iisp/feedback/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { demandTexts } from './demand-texts.ts'

const lists = [demandList]

/** The form of a demand. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(demandTexts)
  return (
    <FieldDialog
      fields={demandEntry}
      name="feedback.demand"
      version={1}
      initial={{ expectResMode: '2' }}
      call={demandPropose}
      inputOf={(entered) => entered}
      invalidates={lists}
      title={t('propose')}
      okText={t('submit')}
      done={() => t('proposed')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('title')} placeholder={t('titleHint')} />
          <SelectField {...field('kind')} required />
          <TextArea {...field('content')} placeholder={t('contentHint')} rows={6} />
          <RadioGroup {...field('expectResMode')} help={t('contactHelp')} />
        </>
      )}
    </FieldDialog>
  )
}
