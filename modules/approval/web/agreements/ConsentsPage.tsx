import type { Output } from '@iisp/contract'
import { agreeTo, agreementList, agreementTitles } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { StatusDot } from '@iisp/ui/status-dot'
import {
  type Locale,
  type Translate,
  toast,
  useAddressParam,
  failureOf,
  useCall,
  useLocale,
  useSend,
  useText,
} from '@iisp/web'
import { useMemo } from 'react'
import AgreementDialog from './AgreementDialog.tsx'
import { consentTexts } from './consent-texts.ts'

type Consent = Output<typeof agreementList>[number]
type ConsentText = Translate<(typeof consentTexts)['zh']>

/** 服务协议: the agreements in force, and when the person agreed to which version. */
export function ConsentsPage() {
  const t = useText(consentTexts)
  const language = useLocale()
  const answer = useCall(agreementList, {}, { quiet: true, staleTime: 0 })
  const agreeing = useSend(agreeTo, { invalidates: [agreementList] })
  const [opened, open] = useAddressParam('detail')
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const agree = (one: Consent) =>
    agreeing.mutate(
      { agreement: one.agreement, version: one.version },
      {
        onSuccess: () => {
          open(null)
          toast.success(t('done'))
        },
      },
    )
  // agreed to where the text is read, not in the list
  const asked = answer.data?.find((one) => one.agreement === opened && one.agreedAt === null)
  return (
    <Page title={t('title')} description={t('hint')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data}
        rowKey={(row) => row.agreement}
        loading={answer.isFetching}
        error={failureOf(answer)}
        heightType="content"
        columnPanel={false}
        rowActions={(row) => [
          { label: t(row.agreedAt === null ? 'readAndAgree' : 'read'), onClick: () => open(row.agreement) },
        ]}
      />
      {opened !== null && (
        <AgreementDialog
          name={opened}
          onClose={() => open(null)}
          footer={
            asked && (
              <Button type="primary" writing={agreeing.isPending} onClick={() => agree(asked)}>
                {t('agree')}
              </Button>
            )
          }
        />
      )}
    </Page>
  )
}

const columnsOf = (t: ConsentText, language: Locale): Column<Consent>[] => [
  {
    key: 'agreement',
    title: t('agreement'),
    width: 280,
    value: (row) => agreementTitles[row.agreement][language],
  },
  { key: 'version', title: t('version'), width: 140 },
  {
    key: 'state',
    title: t('state'),
    width: 140,
    value: (row) => t(row.agreedAt === null ? 'open' : 'agreed'),
    render: (row) => (
      <StatusDot
        tone={row.agreedAt === null ? 'neutral' : 'success'}
        label={t(row.agreedAt === null ? 'open' : 'agreed')}
      />
    ),
  },
  { key: 'agreedAt', title: t('at'), width: 180, value: (row) => row.agreedAt ?? '' },
]
