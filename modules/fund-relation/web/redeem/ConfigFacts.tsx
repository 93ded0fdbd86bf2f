import { useLocale } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { type ConfigRow, configFields } from '../../contract/configs/config.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { feesText } from '../../rules/configs/fees-text.ts'

/** The settings of a forced redemption, and who entered and reviewed them. */
export function ConfigFacts({ of }: { readonly of: ConfigRow }) {
  const locale = useLocale()
  const { zjjmc, mjjmc, fylx, zdshbl } = configFields.named
  return (
    <FieldFacts
      fields={configFields}
      of={of}
      show={[
        { label: zjjmc.name[locale], value: `${of.zjjdm} ${of.zjjmc}`, wide: true },
        { label: mjjmc.name[locale], value: `${of.mjjdm} ${of.mjjmc}`, wide: true },
        'zjjzh',
        'zjyzh',
        { label: fylx.name[locale], value: feesText(of.fylx, locale), wide: true },
        'ffpl',
        'zlzdqr',
        'shbllx',
        { label: zdshbl.name[locale], value: percentText(of.zdshbl) },
        'fkfrxz',
        'mzkglr',
        'sjhm',
        'email',
        'lrr',
        'lrsj',
        'fhr',
        'fhsj',
        'fhyj',
      ]}
    />
  )
}
