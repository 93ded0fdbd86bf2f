import { groupThousands } from '@iisp/contract/group-thousands'
import { type OrderGroup, type OrderStatus, orderFlow } from '@iisp/transfers/contract'
import { Segmented } from '@iisp/ui/segmented'
import { useLocale, useText } from '@iisp/web'
import { statusName } from '../order-names.ts'
import { totalOfGroups } from './control-total.ts'
import { type DeskPart, deskParts, isEnded, statusesOf } from './work-filters.ts'
import { workTexts } from './work-texts.ts'

interface Props {
  /** undefined until they are known. */
  readonly groups: readonly OrderGroup[] | undefined
  readonly value: DeskPart | null
  /** Whether only orders that lack documents are counted, so that the number of those ready is not known. */
  readonly onlyIncomplete: boolean
  readonly onChange: (part: DeskPart | null) => void
}

/** The states of the desk's orders, each with the number of orders that match the filters. */
export function DeskParts({ groups, value, onlyIncomplete, onChange }: Props) {
  const t = useText(workTexts)
  const locale = useLocale()
  const counted = (name: string, statuses: Parameters<typeof totalOfGroups>[1], of = groups) =>
    of === undefined ? name : `${name} ${groupThousands(totalOfGroups(of, statuses).count)}`
  const labelOf = (part: DeskPart) => {
    if (part === 'ended' || (part === 'ready' && onlyIncomplete)) return t(`segment.${part}`)
    if (isEnded(part)) return statusName(part as OrderStatus, locale)
    if (part !== 'ready') return counted(statusName(part, locale), statusesOf(part))
    const complete = groups?.map((group) => ({ ...group, count: group.complete }))
    return counted(t('segment.ready'), statusesOf(part), complete)
  }
  // a link may name one closed state
  const parts = value === null || deskParts.includes(value) ? deskParts : [...deskParts, value]
  return (
    <Segmented
      label={t('segments')}
      hideLabel
      segments={[
        { value: 'all', label: counted(t('segment.all'), orderFlow.sets.atDesk) },
        ...parts.map((part) => ({
          value: part,
          label: labelOf(part),
        })),
      ]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(parts.find((part) => part === chosen) ?? null)}
    />
  )
}
