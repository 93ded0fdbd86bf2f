import { type Canned, cannedDelete, cannedEntry, cannedList, cannedSave } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useAskAndDo, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { useState } from 'react'
import { chatTexts } from './chat-texts.ts'
import css from './chat.module.css'

const invalidates = [cannedList]
const blank: Canned = { id: '', title: '', text: '' }

/** The dialog in which an operator adds, changes and deletes canned answers. */
export function CannedManager({ canned, onClose }: { canned: readonly Canned[]; onClose: () => void }) {
  const t = useText(chatTexts)
  const askAndDo = useAskAndDo()
  const [edited, setEdited] = useState<Canned | null>(null)
  if (edited) return <CannedForm edited={edited} onClose={() => setEdited(null)} />
  const remove = ({ id, title }: Canned) =>
    askAndDo(
      cannedDelete,
      { id },
      { content: t('deleteAsk', { title }), danger: true, okText: t('delete'), invalidates },
    )
  return (
    <Modal
      open
      title={t('manage')}
      size="middle"
      onCancel={onClose}
      footer={<Button onClick={() => setEdited(blank)}>{t('add')}</Button>}
    >
      <ul className={css.cannedList}>
        {canned.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.title}</strong>
              <p>{one.text}</p>
            </div>
            <Button type="link" onClick={() => setEdited(one)}>
              {t('edit')}
            </Button>
            <Button type="link" danger onClick={() => void remove(one)}>
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function CannedForm({ edited, onClose }: { edited: Canned; onClose: () => void }) {
  const t = useText(chatTexts)
  return (
    <FieldDialog
      fields={cannedEntry}
      name={`assistant.canned:${edited.id || 'new'}`}
      version={1}
      initial={edited}
      call={cannedSave}
      inputOf={(entered) => ({ ...entered, ...(edited.id !== '' && { id: edited.id }) })}
      invalidates={invalidates}
      title={t('manage')}
      okText={t('save')}
      size="middle"
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('title')} />
          <TextArea {...field('text')} rows={5} />
        </>
      )}
    </FieldDialog>
  )
}
