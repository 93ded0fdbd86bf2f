import type { Output } from '@iisp/contract'
import { registeredPersonList, removePerson } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import {
  type Translate,
  isRequestError,
  toast,
  useListPage,
  useNumberedList,
  useSend,
  useText,
} from '@iisp/web'
import { useMemo, useState } from 'react'
import { PersonDialog } from './PersonDialog.tsx'
import { verificationTexts } from './verification-texts.ts'

type Person = Output<typeof registeredPersonList>['list'][number]
type Words = Translate<(typeof verificationTexts)['zh']>

/** 核验人员登记: whom the institutions registered with the custodian. */
export function PersonsPage() {
  const t = useText(verificationTexts)
  const confirm = useConfirm()
  const page = useListPage('operations.registered-persons')
  const persons = useNumberedList(registeredPersonList, {}, { enabled: page.enabled })
  const [adding, setAdding] = useState(false)
  const removing = useSend(removePerson, { invalidates: [registeredPersonList], quiet: true })
  const columns = useMemo(() => columnsOf(t), [t])
  const remove = (one: Person) =>
    confirm({
      content: t('persons.removeQuestion', { institution: one.institutionId, name: one.name }),
      okText: t('persons.remove'),
      danger: true,
      run: async () => {
        try {
          await removing.mutateAsync({ id: one.id })
          toast.success(t('persons.removed'))
          return undefined
        } catch (thrown) {
          if (isRequestError(thrown)) return thrown.msg
          throw thrown
        }
      },
    })
  return (
    <Page fill title={t('persons.title')} description={t('persons.hint')}>
      <DataTable
        label={t('persons.title')}
        columns={columns}
        rows={persons.rows}
        rowKey={(row) => row.id}
        loading={persons.loading}
        error={persons.error}
        emptyText={t('persons.empty')}
        paging={persons.paging}
        {...page.table}
        rowActions={(row) => [{ label: t('persons.remove'), danger: true, onClick: () => void remove(row) }]}
        heightType="fill"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('persons.add')}
          </Button>
        }
      />
      {adding && <PersonDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

const columnsOf = (t: Words): Column<Person>[] => [
  { key: 'name', title: t('persons.name'), width: 140, fixed: 'left' },
  { key: 'institutionId', title: t('persons.institutionId'), width: 120 },
  { key: 'role', title: t('persons.role'), width: 160, value: (row) => t(`role.${row.role}`) },
  { key: 'idNumber', title: t('idNumber'), width: 200 },
  { key: 'registeredAt', title: t('persons.registeredAt'), width: 180 },
]
