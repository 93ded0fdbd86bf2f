import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, type Fact, Facts } from '@iisp/ui/drawer'
import { type Locale, type Translate, filters, useLocale, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot, stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { lapsedRequest, menuRequestFlow, menuRequestState } from '../../contract/menu-request-states.ts'
import { type MenuRequest, menuRequestList } from '../../contract/menu-requests.ts'
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
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
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
          extra={<StateDot of={stateOf(row)} />}
          footer={row.actions.length > 0 && <RequestDecision request={row} onDecided={drawer.onClose} />}
        >
          <OwnActNote flow={menuRequestFlow} of={row} />
          <Facts facts={factsOf(row, t)} />
        </DetailDrawer>
      )}
    />
  )
}

const stateOf = ({ state }: MenuRequest) => menuRequestState(state)
const isGranted = ({ state }: MenuRequest) =>
  state === menuRequestFlow.codes.granted || state === lapsedRequest
const untilOf = (row: MenuRequest, t: RequestText) => (isGranted(row) ? (row.until ?? t('forGood')) : '--')

const columnsOf = (t: RequestText, locale: Locale): Column<MenuRequest>[] => [
  { key: 'name', title: t('name'), width: 110, fixed: 'left' },
  { key: 'menuName', title: t('menu'), width: 180 },
  { key: 'reason', title: t('reason'), width: 260 },
  stateColumn({ key: 'state', title: t('state'), width: 120 }, stateOf, locale),
  { key: 'until', title: t('until'), width: 130, value: (row) => untilOf(row, t) },
  { key: 'askedAt', title: t('askedAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 110, value: (row) => row.decidedBy ?? '--' },
  { key: 'account', title: t('account'), width: 230 },
]

const factsOf = (row: MenuRequest, t: RequestText): Fact[] => [
  { label: t('name'), value: row.name },
  { label: t('account'), value: row.account },
  { label: t('menu'), value: row.menuName },
  { label: t('askedAt'), value: row.askedAt },
  { label: t('reason'), value: row.reason, wide: true },
  ...(row.decidedBy === null
    ? []
    : [
        { label: t('decidedBy'), value: row.decidedBy },
        { label: t('decidedAt'), value: row.decidedAt ?? '' },
        { label: t('until'), value: untilOf(row, t) },
        ...(row.remark === '' ? [] : [{ label: t('remark'), value: row.remark, wide: true }]),
      ]),
]
