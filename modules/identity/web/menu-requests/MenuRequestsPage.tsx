import { DetailDrawer } from '@iisp/ui/drawer'
import { type Locale, type Translate, filters, useLocale, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { type FactEntries, FieldFacts, columnsOf } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { lapsedRequest, menuRequestFlow, menuRequestStates } from '../../contract/menu-request-states.ts'
import { type MenuRequest, menuRequestFields, menuRequestList } from '../../contract/menu-requests.ts'
import { identityTopics } from '../../contract/topics.ts'
import { RequestDecision } from './RequestDecision.tsx'
import { menuRequestTexts } from './menu-request-texts.ts'

type RequestText = Translate<(typeof menuRequestTexts)['zh']>

const requestFilters = filters(menuRequestTexts, ({ flag }) => ({
  /** Lists decided requests too. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))

/**
 * 权限申请: requests for menus by people of the institution, for an administrator to grant or refuse.
 */
export function MenuRequestsPage() {
  const t = useText(menuRequestTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsIn(t, locale), [t, locale])
  return (
    <ListPage
      {...openAndAll(t)}
      id="identity.menu-requests"
      call={menuRequestList}
      filters={requestFilters}
      columns={columns}
      follow={[identityTopics.menuAsked, identityTopics.menuDecided]}
      keyColumn="name"
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t('detail', { name: row.name, menu: row.menuName })}
          extra={<StateDot of={menuRequestStates.byCode[row.state]} />}
          footer={row.actions.length > 0 && <RequestDecision request={row} onDecided={drawer.onClose} />}
        >
          <OwnActNote flow={menuRequestFlow} of={row} />
          <FieldFacts fields={menuRequestFields} of={row} show={factsOfRequest(row, t)} />
        </DetailDrawer>
      )}
    />
  )
}

const isGranted = ({ state }: MenuRequest) =>
  state === menuRequestFlow.codes.granted || state === lapsedRequest
const untilOf = (row: MenuRequest, t: RequestText) => (isGranted(row) ? (row.until ?? t('forGood')) : '--')

const columnsIn = (t: RequestText, locale: Locale) =>
  columnsOf(menuRequestFields, locale, [
    'name',
    { key: 'menuName', width: 180 },
    'reason',
    'state',
    { key: 'until', value: (row) => untilOf(row, t) },
    'askedAt',
    'decidedBy',
    'account',
  ])

const factsOfRequest = (row: MenuRequest, t: RequestText): FactEntries<typeof menuRequestFields> => [
  'name',
  'account',
  'menuName',
  'askedAt',
  'reason',
  ...(row.decidedBy === null
    ? []
    : (['decidedBy', 'decidedAt', { label: t('until'), value: untilOf(row, t) }, 'remark'] as const)),
]
