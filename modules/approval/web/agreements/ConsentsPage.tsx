import { type Consent, agreeTo, agreementFields, agreementList } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
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
import { columnsOf } from '@iisp/web/fields/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import AgreementDialog from './AgreementDialog.tsx'
import { consentTexts } from './consent-texts.ts'

type ConsentText = Translate<(typeof consentTexts)['zh']>
const consentState = ({ agreedAt }: Consent) =>
  agreedAt === null
    ? ({ name: { zh: '未同意', en: 'Not accepted' }, tone: 'neutral' } as const)
    : ({ name: { zh: '已同意', en: 'Agreed' }, tone: 'success' } as const)

/** 服务协议: the agreements in force, and when the person agreed to which version. */
export function ConsentsPage() {
  const t = useText(consentTexts)
  const locale = useLocale()
  const answer = useCall(agreementList, {}, { quiet: true, staleTime: 0 })
  const agreeing = useSend(agreeTo, { invalidates: [agreementList] })
  const [opened, open] = useAddressParam('detail')
  const columns = useMemo(() => columnsIn(t, locale), [t, locale])
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

const columnsIn = (t: ConsentText, locale: Locale) =>
  columnsOf(agreementFields, locale, [
    { key: 'agreement', width: 280 },
    'version',
    stateColumn({ key: 'state', title: t('state'), width: 140 }, consentState, locale),
    'agreedAt',
  ])
