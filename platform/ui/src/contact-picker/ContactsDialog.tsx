import { useMemo, useState } from 'react'
import { Button } from '../button/index.ts'
import { useConfirm } from '../confirm/index.ts'
import { DataTable, type Column, type RowAction } from '../data-table/index.ts'
import { useUiText } from '../locale/index.ts'
import { DialogBody, Modal } from '../modal/index.ts'
import { TextField } from '../text-field/index.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { findContacts, type Contact } from './contact.ts'
import type { ContactPickerProps } from './contact-picker-props.ts'
import { texts } from './texts.ts'

interface ContactsDialogProps extends Pick<
  ContactPickerProps,
  'source' | 'phoneMode' | 'notify' | 'onDeleted'
> {
  readonly onPick: (id: string) => void
  readonly onClose: () => void
}

/** All contacts: search, add, edit and delete. Only contacts added by users can be changed. */
export function ContactsDialog({
  source,
  phoneMode,
  notify,
  onDeleted,
  onPick,
  onClose,
}: ContactsDialogProps) {
  const text = useUiText(texts)
  const confirm = useConfirm()
  const [keyword, setKeyword] = useState('')
  const [editing, setEditing] = useState<Contact | 'new' | null>(null)
  const columns = useContactColumns()
  const remove = ({ id }: Contact) =>
    confirm({
      content: text.deleteAsk,
      okText: text.delete,
      danger: true,
      run: async () => {
        const refused = await source.onDelete(id)
        if (refused) notify('error', text.deleteFailed)
        else {
          onDeleted?.(id)
          notify('success', text.deleted)
        }
        return refused
      },
    })
  const actions = (contact: Contact): RowAction[] => {
    const locked = contact.editable ? {} : { disabled: true, hint: text.locked }
    return [
      { label: text.editShort, ...locked, onClick: () => setEditing(contact) },
      { label: text.delete, danger: true, ...locked, onClick: () => void remove(contact) },
    ]
  }
  return (
    <>
      <Modal open title={text.title} size="middle" onCancel={onClose} footer={null}>
        <DialogBody>
          <TextField label={text.search} value={keyword} onChange={setKeyword} maxLength={50} />
          <DataTable
            label={text.title}
            columns={columns}
            rows={source.list && findContacts(source.list, keyword)}
            rowKey={(contact) => contact.id}
            loading={source.loading}
            heightType="content"
            columnPanel={false}
            paging={{ mode: 'client', pageSize: 10 }}
            emptyText={text.none}
            rowActions={actions}
            actions={
              <Button type="primary" onClick={() => setEditing('new')}>
                {text.add}
              </Button>
            }
          />
        </DialogBody>
      </Modal>
      {editing !== null && (
        <ContactDialog
          mode={editing === 'new' ? 'add' : 'editor'}
          contact={editing === 'new' ? null : editing}
          source={source}
          phoneMode={phoneMode}
          notify={notify}
          onPick={onPick}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

function useContactColumns(): Column<Contact>[] {
  const text = useUiText(texts)
  return useMemo(
    () => [
      {
        key: 'name',
        title: text.name,
        width: 130,
        value: ({ name, isDefault }) => (isDefault ? `${name} · ${text.default}` : name),
      },
      { key: 'phone', title: text.phone, width: 130 },
      { key: 'email', title: text.email, width: 260 },
    ],
    [text],
  )
}
