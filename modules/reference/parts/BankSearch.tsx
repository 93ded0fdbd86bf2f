import type { Output } from '@iisp/contract'
import { getOtherAccountByBranchName, selectCityList, selectProvinceList } from '@iisp/reference/contract'
import { Button } from '@iisp/ui/button'
import { useDebounced } from '@iisp/ui/hooks'
import { Modal } from '@iisp/ui/modal'
import { RegionField, type RegionPath } from '@iisp/ui/region-field'
import { TextField } from '@iisp/ui/text-field'
import { request, type RequestError, useText } from '@iisp/web'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import css from './bank-search.module.css'
import { referenceTexts } from './reference-texts.ts'

type Page = Output<typeof getOtherAccountByBranchName>
export type Bank = Page['list'][number]

const pageSize = 20
/** Debounce of the search, in milliseconds. */
const rest = 300

/** Province and city; a municipality is both. */
const placeOf = ({ PROVINCE, CITY }: Bank) => (PROVINCE === CITY ? CITY : `${PROVINCE} ${CITY}`)

/** Searches a bank branch by name, pinyin initials or branch number. Further pages are appended. */
export function BankSearch({ onCancel, onChoose }: { onCancel: () => void; onChoose: (bank: Bank) => void }) {
  const t = useText(referenceTexts)
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const search = useDebounced(setName, rest)
  const [region, setRegion] = useState<RegionPath>([])
  const regionCode = region.at(-1)?.CODE
  const pages = useInfiniteQuery<Page, RequestError>({
    queryKey: [getOtherAccountByBranchName.name, 'pages', name, regionCode],
    queryFn: ({ pageParam, signal }) =>
      request(
        getOtherAccountByBranchName,
        { openBankName: name, pageNo: pageParam as number, pageSize, ...(regionCode && { regionCode }) },
        { signal, quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
  })
  const banks = pages.data?.pages.flatMap((page) => page.list) ?? []
  const total = pages.data?.pages[0]?.total ?? 0
  return (
    <Modal open title={t('banks.title')} size="middle" onCancel={onCancel} footer={null}>
      <div className={css.dialog}>
        <TextField
          label={t('banks.keyword')}
          placeholder={t('banks.keywordHint')}
          maxLength={120}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            search.call(next.trim())
          }}
          error={pages.error?.msg}
        />
        <RegionField
          label={t('banks.region')}
          value={region}
          onChange={setRegion}
          loadProvinces={(dictionaryNo) => request(selectProvinceList, { dictionaryNo }, { quiet: true })}
          loadCities={(dictionaryNo, code) =>
            request(selectCityList, { dictionaryNo, code }, { quiet: true })
          }
        />
        <ul className={css.banks} aria-label={t('banks.title')} aria-busy={pages.isFetching}>
          {banks.map((bank) => (
            <li key={bank.HIGHTBANKNO}>
              <button type="button" onClick={() => onChoose(bank)}>
                <span>{bank.OPENBANKNAME}</span>
                <span className={css.quiet}>{bank.HIGHTBANKNO}</span>
                <span className={css.quiet}>{placeOf(bank)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={css.more} role="status">
          {pages.isSuccess && total === 0 && t('banks.none')}
          {total > 0 && <span className={css.quiet}>{t('banks.shown', { shown: banks.length, total })}</span>}
          {pages.hasNextPage && (
            <Button reading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('banks.more')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
