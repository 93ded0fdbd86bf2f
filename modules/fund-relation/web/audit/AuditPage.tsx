import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { relationAudit } from '../../contract/pages.ts'
import { ApplicationList } from '../progress/ApplicationList.tsx'
import { progressTexts } from '../progress/progress-texts.ts'
import { LinkedOrders } from './LinkedOrders.tsx'
import { auditTexts } from './audit-texts.ts'

/** 母子基金审核: the TA operators decide on applications and deal with orders that could not be placed. */
export function AuditPage() {
  const t = useText(auditTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'applications', label: t('applications'), Part: Applications },
        { key: 'orders', label: t('orders'), Part: LinkedOrders },
      ]}
    />
  )
}

function Applications() {
  const t = useText(progressTexts)
  return <ApplicationList menuCode={relationAudit.id} title={t('deskTitle')} hint={t('deskHint')} />
}
