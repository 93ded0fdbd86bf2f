import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import type { ConfigValues } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

interface Props {
  readonly form: Form<ConfigValues>
  /** Settings whose relation stays; null for new ones. */
  readonly config: ConfigRow | null
  readonly refused: string
}
/** Chooses one of the relations for which the forced redemption can be set up. */
export function RelationChoice({ form, config, refused }: Props) {
  const t = useText(redeemTexts)
  const { data, isLoading } = useCall(
    getFundRelationList,
    { relstate: relationFlow.codes.effective, pageSize: 500 },
    { quiet: true, enabled: config === null },
  )
  const { error, ...field } = form.field('relation')
  const offered = (data?.list ?? [])
    .filter(({ actions }) => actions.includes('config'))
    .map((row) => ({
      value: `${row.ZCPDM},${row.MCPDM}`,
      label: `${row.ZCPDM} ${row.ZCPMC} → ${row.MCPDM} ${row.MCPMC}`,
    }))
  const given =
    config === null
      ? field.value.replace(',', ' → ')
      : `${config.zjjdm} ${config.zjjmc} → ${config.mjjdm} ${config.mjjmc}`
  const isOffered = offered.some(({ value }) => value === field.value)
  return (
    <SelectField
      {...field}
      label={t('relation')}
      required
      searchable
      disabled={config !== null}
      loading={isLoading}
      error={refused || error}
      value={field.value || null}
      // what a link proposes or the settings name is shown, also where it is none of the offered ones
      options={field.value === '' || isOffered ? offered : [...offered, { value: field.value, label: given }]}
      onChange={(relation) =>
        form.set({ relation: relation ?? '', fundAccount: '', tradingAccount: '', feeTypes: [] })
      }
    />
  )
}
