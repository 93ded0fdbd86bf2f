import { getTransferList, orderExportName, transferEntry } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { OrderList } from './OrderList.tsx'
import { orderTexts } from '../order-texts.ts'

/** 划款指令查询: all orders of the institution. */
export function ListPage() {
  const t = useText(orderTexts)
  const openMenu = useOpenMenu()
  const mayEnter = useMayOpen(transferEntry.id)
  return (
    <OrderList
      id="transfers.list"
      title={t('list')}
      description={t('listHint')}
      call={getTransferList}
      empty={t('empty')}
      exported={orderExportName}
      actions={
        mayEnter && (
          <Button type="primary" onClick={() => void openMenu(transferEntry.id)}>
            {t('new')}
          </Button>
        )
      }
    />
  )
}
