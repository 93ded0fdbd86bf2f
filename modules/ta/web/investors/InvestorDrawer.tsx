import { FileLink } from '@iisp/files/parts'
import { ActionButtons, Button, ButtonRow } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { failureOf, useCall, useLocale, useSend, useText } from '@iisp/web'
import { useLive } from '@iisp/web/live/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useState } from 'react'
import { type ChangeKind, changeKinds, investorStates } from '../../contract/investors/investor-kinds.ts'
import {
  type InvestorRow,
  type Revealed,
  investorDetail,
  investorReveal,
} from '../../contract/investors/investors.ts'
import { taTopics } from '../../contract/topics.ts'
import { ChangeForms } from './ChangeForms.tsx'
import { investorFacts } from './investor-columns.ts'
import { InvestorAccounts } from './InvestorAccounts.tsx'
import { investorTexts } from './investor-texts.ts'
import css from '../ta.module.css'

interface Props {
  readonly investor: InvestorRow
  readonly drawer: DrawerState<InvestorRow>
}

/** An investor with all accounts, and the kinds of changes that may be entered. */
export function InvestorDrawer({ investor: { id, name }, drawer }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useCall(investorDetail, { id }, { quiet: true, staleTime: 0 })
  useLive([taTopics.investorsChanged], () => void refetch())
  const reveal = useSend(investorReveal)
  const [whole, setWhole] = useState<Revealed | null>(null)
  const [entering, setEntering] = useState<ChangeKind | null>(null)
  const fault = isFetching ? null : failureOf({ error, refetch })
  return (
    <>
      <DetailDrawer
        {...drawer}
        size={640}
        title={t('detail', { name })}
        extra={data && <StateDot of={investorStates[data.status]} />}
        loading={data === undefined && fault === null}
        error={data === undefined ? fault : null}
        footer={
          data &&
          data.actions.length > 0 && (
            <ButtonRow>
              <ActionButtons
                actions={data.actions}
                danger={['close']}
                name={(kind) => changeKinds[kind][locale]}
                onPress={setEntering}
              />
            </ButtonRow>
          )
        }
      >
        {data && (
          <>
            {data.pending && <p className={css.note}>{t('pending')}</p>}
            <Facts facts={investorFacts(data, whole, { t, locale })} />
            {data.qualifiedFile !== null && <FileLink fileId={data.qualifiedFile} name={t('proof')} />}
            {whole === null && (
              <Button
                type="inline"
                title={t('revealHint')}
                writing={reveal.isPending}
                onClick={() => reveal.mutate({ id }, { onSuccess: setWhole })}
              >
                {t('reveal')}
              </Button>
            )}
            <InvestorAccounts investor={data} whole={whole} />
          </>
        )}
      </DetailDrawer>
      {entering && data && <ChangeForms kind={entering} investor={data} onClose={() => setEntering(null)} />}
    </>
  )
}
