import { demandFields, demandList, feedbackTopics } from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { FlagSegments, ListPage } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { demandColumns } from './demand-columns.tsx'
import { DemandDrawer } from './DemandDrawer.tsx'
import { demandFilters } from './demand-filters.ts'
import { demandTexts } from './demand-texts.ts'
import { ProposeDialog } from './ProposeDialog.tsx'
import { useVote, voteLabel } from './use-vote.ts'

/** 需求中心: proposals by people of all institutions, with votes and answers. */
export function DemandCenterPage() {
  const t = useText(demandTexts)
  const [proposing, setProposing] = useState(false)
  const { vote, isVoting } = useVote()
  return (
    <>
      <ListPage
        sizes="simple"
        id="feedback.demands"
        title={t('title')}
        description={t('hint')}
        call={demandList}
        filters={demandFilters}
        columns={useColumns(demandFields, demandColumns)}
        rowKey={(row) => row.id}
        follow={[feedbackTopics.demandsChanged]}
        empty={({ mine }) => t(mine ? 'emptyMine' : 'empty')}
        keyColumn="title"
        refreshable
        rowActions={(row) => {
          const label = voteLabel(row)
          // a refusal has been shown as a message
          return label === null
            ? []
            : [
                {
                  label: t(label),
                  disabled: isVoting(row),
                  onClick: () => void vote(row).catch(() => undefined),
                },
              ]
        }}
        actions={({ values, setValues }) => (
          <>
            <FlagSegments
              label={t('which')}
              off={t('all')}
              on={t('mine')}
              value={values.mine}
              onChange={(mine) => setValues({ ...values, mine })}
            />
            <FlagSegments
              label={t('order')}
              off={t('newest')}
              on={t('mostVotes')}
              value={values.byVotes}
              onChange={(byVotes) => setValues({ ...values, byVotes })}
            />
            <Button type="primary" onClick={() => setProposing(true)}>
              {t('propose')}
            </Button>
          </>
        )}
        detail={(row, drawer) => <DemandDrawer key={row.id} {...drawer} row={row} />}
      />
      {proposing && <ProposeDialog onClose={() => setProposing(false)} />}
    </>
  )
}
