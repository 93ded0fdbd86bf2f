import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { missingPart } from '../../contract/applications/application-kinds.ts'
import { applicationTexts } from './application-texts.ts'
import { ApplicationList } from './ApplicationList.tsx'

const Subscriptions = () => <ApplicationList key="subscription" group="subscription" />
const Redemptions = () => <ApplicationList key="redemption" group="redemption" />
const Others = () => <ApplicationList key="other" group="other" />
const ToComplete = () => <ApplicationList key={missingPart} group={missingPart} />

/** 申赎申请管理: subscriptions, redemptions and other applications of a manager's funds. */
export function ApplicationManagementPage() {
  const t = useText(applicationTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'subscription', label: t('parts.subscription'), Part: Subscriptions },
        { key: 'redemption', label: t('parts.redemption'), Part: Redemptions },
        { key: 'other', label: t('parts.other'), Part: Others },
        { key: missingPart, label: t('parts.missing'), Part: ToComplete },
      ]}
    />
  )
}
