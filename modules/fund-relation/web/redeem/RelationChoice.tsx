import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { redeemTexts } from './redeem-texts.ts'

interface Props {
  readonly name: string
  /** Codes of child and mother, 'SXA005,SXA001'; '' until chosen. */
  readonly value: string
  readonly error: string | null
  /** Existing settings, whose relation is fixed; null for new ones. */
  readonly config: ConfigRow | null
  readonly refused: string
  readonly onChange: (relation: string) => void
}
/** Chooses one of the relations for which the forced redemption can be set up. */
export function RelationChoice({ name, value, error, config, refused, onChange }: Props) {
  const t = useText(redeemTexts)
  const { data, isLoading } = useCall(
    getFundRelationList,
    { relstate: relationFlow.codes.effective, pageSize: 500 },
    { quiet: true, enabled: config === null },
  )
  const offered = (data?.list ?? [])
    .filter(({ actions }) => actions.includes('config'))
    .map((row) => ({
      value: `${row.ZCPDM},${row.MCPDM}`,
      label: `${row.ZCPDM} ${row.ZCPMC} → ${row.MCPDM} ${row.MCPMC}`,
    }))
  const given =
    config === null
      ? value.replace(',', ' → ')
      : `${config.zjjdm} ${config.zjjmc} → ${config.mjjdm} ${config.mjjmc}`
  const isOffered = offered.some((one) => one.value === value)
  return (
    <SelectField
      name={name}
      label={t('relation')}
      required
      searchable
      disabled={config !== null}
      loading={isLoading}
      error={refused || error}
      value={value || null}
      // A relation proposed by a link or named by the settings is shown even if it is not among the
      // offered ones.
      options={value === '' || isOffered ? offered : [...offered, { value, label: given }]}
      onChange={(relation) => onChange(relation ?? '')}
    />
  )
}
