import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { ListPage } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { partyKinds } from '../../contract/parties/parties.ts'
import { partyDeskList } from '../../contract/parties/party-desk.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { partyWords } from '../party/party-words.ts'
import { partyColumns, partyFacts, partyState } from './party-columns.tsx'
import { partyDeskTexts } from './party-desk-texts.ts'
import { PartyDecision } from './PartyDecision.tsx'
import css from './party-desk.module.css'

const partyFilters = filters(partyWords, ({ keyword, oneOf, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: oneOf(partyFlow.all, { label: 'state', optionName: stateNames(partyFlow) }),
  kind: oneOf(partyKinds, { label: 'kind', optionName: (kind, t) => t(`kinds.${kind}`) }),
  /** Lists those too that do not wait for the person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))

/** 参与方登记: applications to be registered as a fund party, for two persons of the custodian. */
export function PartyDeskPage() {
  const t = useText(partyDeskTexts)
  const word = useText(partyWords)
  const locale = useLocale()
  const columns = useMemo(() => partyColumns(word, t, locale), [word, t, locale])
  return (
    <ListPage
      id="operations.registrations"
      title={t('title')}
      description={t('hint')}
      call={partyDeskList}
      filters={partyFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[registrationTopics.partiesChanged]}
      empty={({ all }) => t(all ? 'none' : 'empty')}
      keyColumn="name"
      refreshable
      segments={{ flag: 'all', label: t('which'), off: t('open'), on: t('all'), widest: 'on' }}
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={600}
          title={t('detail', { number: row.number })}
          extra={<StateDot of={partyState(row)} />}
          footer={row.actions.length > 0 && <PartyDecision party={row} onDecided={drawer.onClose} />}
        >
          {row.duplicate && <p className={css.warning}>{t('duplicate')}</p>}
          <OwnActNote flow={partyFlow} of={row} />
          <Facts facts={partyFacts(row, word, t)} />
        </DetailDrawer>
      )}
    />
  )
}
