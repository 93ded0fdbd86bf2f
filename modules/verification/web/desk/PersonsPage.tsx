import {
  type RegisteredPerson,
  personRoles,
  registeredPersonFields,
  registeredPersonList,
  removePerson,
} from '@iisp/verification/contract'
import { useInstitutionName } from '@iisp/identity/parts'
import { Button } from '@iisp/ui/button'
import { EnteredName } from '@iisp/ui/entered-name'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { PersonDialog } from './PersonDialog.tsx'
import { verificationTexts } from './verification-texts.ts'

/** 核验人员登记: the persons whom institutions have registered with the custodian. */
export function PersonsPage() {
  const t = useText(verificationTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const institutionOf = useInstitutionName()
  const [adding, setAdding] = useState(false)
  const columns = useMemo(
    () =>
      columnsOf(registeredPersonFields, locale, [
        // Spelled as on the identity document.
        { key: 'name', render: ({ name }) => <EnteredName name={name} /> },
        { key: 'institutionId', width: 220, value: (row) => institutionOf(row.institutionId) },
        'role',
        { key: 'idNumber', width: 200 },
        'registeredAt',
      ]),
    [institutionOf, locale],
  )
  const remove = ({ id, role, name }: RegisteredPerson) =>
    askAndDo(
      removePerson,
      { id },
      {
        content: t('persons.removeQuestion', { role: personRoles[role][locale], name }),
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
