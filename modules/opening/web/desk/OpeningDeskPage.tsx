import { openingDeskList } from '@iisp/opening/contract'
import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { useApplicationPushes } from '../application-changes.ts'
import { DeskDialogs } from './DeskDialogs.tsx'
import { deskColumns } from './desk-columns.tsx'
import { deskFilters } from './desk-filters.ts'
import { deskTexts } from './desk-texts.ts'

/** 开户与三方关联处理: applications of all managers that the custodian has to act on; other states by filter. */
export function OpeningDeskPage() {
  const t = useText(deskTexts)
  const locale = useLocale()
  useApplicationPushes()
  const columns = useMemo(() => deskColumns(t, locale), [t, locale])
  return (
    <ListPage
      id="operations.opening-desk"
      title={t('title')}
      description={t('hint')}
      call={openingDeskList}
      filters={deskFilters}
      columns={columns}
      rowKey={(row) => row.XMBH}
      empty={t('empty')}
      detailLabel={t('open')}
      detail={(row, { open, onClose }) => open && <DeskDialogs row={row} onClose={onClose} />}
    />
  )
}
