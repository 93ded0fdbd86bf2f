import type { Output } from '@iisp/contract'
import { registeredPersonList, removePerson } from '@iisp/verification/contract'
import { useInstitutionName } from '@iisp/identity/parts'
import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { EnteredName } from '@iisp/ui/entered-name'
import { type Translate, useAskAndDo, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { PersonDialog } from './PersonDialog.tsx'
import { verificationTexts } from './verification-texts.ts'

type Person = Output<typeof registeredPersonList>['list'][number]
type VerificationText = Translate<(typeof verificationTexts)['zh']>

/** 核验人员登记: the persons whom institutions have registered with the custodian. */
export function PersonsPage() {
  const t = useText(verificationTexts)
  const askAndDo = useAskAndDo()
  const institutionOf = useInstitutionName()
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => columnsOf(t, institutionOf), [t, institutionOf])
  const remove = ({ id, role, name }: Person) =>
    askAndDo(
      removePerson,
      { id },
      {
        content: t('persons.removeQuestion', { role: t(`role.${role}`), name }),
        okText: t('persons.remove'),
        danger: true,
        done: t('persons.removed'),
        invalidates: [registeredPersonList],
      },
    )
  return (
    <>
      <ListPage
        id="operations.registered-persons"
        title={t('persons.title')}
        description={t('persons.hint')}
        call={registeredPersonList}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('persons.empty')}
        rowActions={(row) => [{ label: t('persons.remove'), danger: true, onClick: () => void remove(row) }]}
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('persons.add')}
          </Button>
        }
      />
      {adding && <PersonDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const columnsOf = (t: VerificationText, institutionOf: (id: string) => string): Column<Person>[] => [
  {
    key: 'name',
    title: t('persons.name'),
    width: 140,
    fixed: 'left',
    // Spelled as on the identity document.
    render: (row) => <EnteredName name={row.name} />,
  },
  {
    key: 'institutionId',
    title: t('persons.institution'),
    width: 220,
    value: (row) => institutionOf(row.institutionId),
  },
  { key: 'role', title: t('persons.role'), width: 160, value: (row) => t(`role.${row.role}`) },
  { key: 'idNumber', title: t('idNumber'), width: 200 },
  { key: 'registeredAt', title: t('persons.registeredAt'), width: 180 },
]
