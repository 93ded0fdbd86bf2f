import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { type Translate, useAskAndDo, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { type MyKey, myKeyList, myKeyRemove } from '../../contract/hardware-keys.ts'
import css from '../my-account/my-account.module.css'
import { AddKeyDialog } from './AddKeyDialog.tsx'
import { type KeyFault, missingForKeys } from './browser-keys.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { keyTexts } from './key-texts.ts'

const excludedParams = ['part']
const invalidates = [myKeyList]

/** The own account's UKeys, to add and remove. */
export function KeyList() {
  const t = useText(keyTexts)
  const askAndDo = useAskAndDo()
  const columns = useMemo(() => columnsOf(t), [t])
  const [adding, setAdding] = useState(false)
  const [fault, setFault] = useState<KeyFault | null>(null)
  const remove = ({ id, name }: MyKey) =>
    askAndDo(
      myKeyRemove,
      { id },
      { content: t('removeAsk', { name }), danger: true, done: t('removed'), invalidates },
    )
  return (
    <>
      <p className={css.advice}>{t('hint')}</p>
      <ListPart
        id="identity.my-keys"
        title="UKey"
        call={myKeyList}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('none')}
        rowActions={(row) => [{ label: t('remove'), danger: true, onClick: () => void remove(row) }]}
        actions={() => (
          <Button
            type="primary"
            onClick={() => {
              const missing = missingForKeys()
              setFault(missing)
              setAdding(missing === null)
            }}
          >
            {t('add')}
          </Button>
        )}
      />
      {fault && <KeyDialog fault={fault} onClose={() => setFault(null)} />}
      {adding && <AddKeyDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const columnsOf = (t: Translate<(typeof keyTexts)['zh']>): Column<MyKey>[] => [
  { key: 'name', title: t('name'), width: 260, fixed: 'left' },
  { key: 'addedAt', title: t('addedAt'), width: 180 },
  { key: 'usedAt', title: t('usedAt'), width: 180, value: (row) => row.usedAt ?? t('never') },
]
