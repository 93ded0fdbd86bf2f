import { FileLink } from '@iisp/files/parts'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { ListPart } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import { investorChangeList } from '../../contract/investors/investor-changes.ts'
import { changeKindCodes, changeKinds } from '../../contract/investors/investor-kinds.ts'
import { taTopics } from '../../contract/topics.ts'
import { changeColumns, changeFacts, changeState } from './change-columns.tsx'
import { ChangeDecision } from './ChangeDecision.tsx'
import { investorTexts } from './investor-texts.ts'

const changeFilters = filters(investorTexts, ({ keyword, oneOf, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'nameHint' }),
  kind: oneOf(changeKindCodes, {
    label: 'changeKind',
    optionName: (kind, _, locale) => changeKinds[kind][locale],
  }),
  state: oneOf(investorChangeFlow.all, { label: 'state', optionName: stateNames(investorChangeFlow) }),
  /** Also lists changes that need no review by this person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']

/** Openings and changes of investors. By default only the ones that this person has to review. */
export function ChangeList() {
  const t = useText(investorTexts)
  const locale = useLocale()
  const columns = useMemo(() => changeColumns(t, locale), [t, locale])
  return (
    <ListPart
      id="ta.investor-changes"
      title={t('parts.changes')}
      description={t('changesHint')}
      call={investorChangeList}
      filters={changeFilters}
      excludedParams={excludedParams}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[taTopics.investorsChanged]}
      empty={({ all }) => t(all ? 'none' : 'noneWaiting')}
      keyColumn="investorName"
      refreshable
      segments={{ flag: 'all', label: t('which'), off: t('waiting'), on: t('all'), widest: 'on' }}
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={600}
          title={t('changeDetail', { kind: changeKinds[row.kind][locale], name: row.investorName })}
          extra={<StateDot of={changeState(row)} />}
          footer={row.actions.length > 0 && <ChangeDecision change={row} onDecided={drawer.onClose} />}
        >
          <OwnActNote flow={investorChangeFlow} of={row} />
          <Facts facts={changeFacts(row, t)} />
          {row.qualifiedFile !== null && <FileLink fileId={row.qualifiedFile} name={t('proof')} />}
        </DetailDrawer>
      )}
    />
  )
}
