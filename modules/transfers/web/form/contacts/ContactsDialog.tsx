import { deleteContactById, getMgrCYConta } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { type Column, DataTable, type RowAction } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { type Dispatch, useMemo, useState } from 'react'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import type { FormAction } from '../order-form.ts'
import { refusalOf } from '../refusal-of.ts'
import { ContactForm } from './ContactForm.tsx'
import type { Contact } from './ContactsField.tsx'

interface Props {
  readonly contacts: readonly Contact[] | undefined
  readonly loading: boolean
  readonly dispatch: Dispatch<FormAction>
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

const finds = (contact: Contact, keyword: string) =>
  [contact.CONT_NAME, contact.CONT_PHONE, contact.CONT_EMAIL].some((text) =>
    text.toLowerCase().includes(keyword),
  )

/** The institution's contacts: find, add, edit, delete. */
export function ContactsDialog({ contacts, loading, dispatch, onAdded, onClose }: Props) {
  const t = useText(formTexts)
  const confirm = useConfirm()
  const [keyword, setKeyword] = useState('')
  const [editing, setEditing] = useState<Contact | 'new' | null>(null)
  const deleting = useSend(deleteContactById, { invalidates: [getMgrCYConta], quiet: true })
  const columns = useMemo<Column<Contact>[]>(
    () => [
      {
        key: 'CONT_NAME',
        title: t('contact.name'),
        width: 130,
        value: ({ CONT_NAME, IS_DEFAULT }) =>
          IS_DEFAULT === '1' ? `${CONT_NAME} · ${t('default')}` : CONT_NAME,
      },
      { key: 'CONT_PHONE', title: t('contact.phone'), width: 130 },
      { key: 'CONT_EMAIL', title: t('contact.email'), width: 260 },
    ],
    [t],
  )
  const wanted = keyword.trim().toLowerCase()
  const rows = contacts?.filter((contact) => finds(contact, wanted))
  const remove = ({ MGR_ID }: Contact) =>
    confirm({
      content: t('contact.deleteAsk'),
      okText: t('contact.delete'),
      danger: true,
      run: () =>
        refusalOf(async () => {
          await deleting.mutateAsync({ id: MGR_ID })
          dispatch({ type: 'contact-deleted', id: MGR_ID })
          toast.success(t('contact.deleted'))
        }),
    })
  const actions = (contact: Contact): RowAction[] => {
    const locked = contact.cannotEdit ? { disabled: true, hint: t('contact.locked') } : {}
    return [
      { label: t('contact.editShort'), ...locked, onClick: () => setEditing(contact) },
      { label: t('contact.delete'), danger: true, ...locked, onClick: () => void remove(contact) },
    ]
  }
  return (
    <>
      <Modal open title={t('contact.title')} size="middle" onCancel={onClose} footer={null}>
        <div className={css.dialog}>
          <TextField label={t('contact.search')} value={keyword} onChange={setKeyword} maxLength={50} />
          <DataTable
            label={t('contact.title')}
            columns={columns}
            rows={rows}
            rowKey={(contact) => contact.MGR_ID}
            loading={loading}
            heightType="content"
            columnPanel={false}
            paging={{ mode: 'client', pageSize: 10 }}
            emptyText={t('contact.none')}
            rowActions={actions}
            rowActionsWidth={120}
            actions={
              <Button type="primary" onClick={() => setEditing('new')}>
                {t('contact.add')}
              </Button>
            }
          />
        </div>
      </Modal>
      {editing !== null && (
        <ContactForm
          contact={editing === 'new' ? null : editing}
          onAdded={onAdded}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
