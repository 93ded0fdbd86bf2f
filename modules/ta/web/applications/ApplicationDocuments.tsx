import { FileLink, StoredUpload } from '@iisp/files/parts'
import { Button } from '@iisp/ui/button'
import type { UploadedFile } from '@iisp/ui/upload'
import { toast, useAskAndDo, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { documentPurpose, documentRules } from '../../contract/applications/application-kinds.ts'
import type { ApplicationFull } from '../../contract/applications/application.ts'
import { applicationDeleteFile, applicationUpload } from '../../contract/applications/applications.ts'
import { applicationCalls } from './application-calls.ts'
import { applicationTexts } from './application-texts.ts'
import css from './applications.module.css'
import shared from '../ta.module.css'

/** The documents of an application. A person who may change it can add and remove them. */
export function ApplicationDocuments({ application }: { readonly application: ApplicationFull }) {
  const t = useText(applicationTexts)
  const askAndDo = useAskAndDo()
  const [adding, setAdding] = useState(false)
  const { id, version, files, actions } = application
  const mayChange = actions.includes('save')
  const remove = (fileId: string, name: string) =>
    askAndDo(
      applicationDeleteFile,
      { id, version, fileId },
      {
        content: t('removeAsk', { name }),
        danger: true,
        done: t('removed'),
        invalidates: applicationCalls,
      },
    )
  return (
    <>
      <h3 className={shared.heading}>{t('files')}</h3>
      {files.length === 0 && <p className={shared.note}>--</p>}
      <ul className={css.files}>
        {files.map(({ fileId, name }) => (
          <li key={fileId}>
            <FileLink fileId={fileId} name={name} />
            {mayChange && (
              <Button
                type="inline"
                aria-label={`${t('remove')} ${name}`}
                onClick={() => void remove(fileId, name)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <Button onClick={() => setAdding(true)}>{t('upload')}</Button>}
      {adding && <UploadDialog application={application} onClose={() => setAdding(false)} />}
    </>
  )
}

interface Props {
  readonly application: ApplicationFull
  readonly onClose: () => void
}
const initial: { readonly files: readonly UploadedFile[] } = { files: [] }

function UploadDialog({ application: { id, version }, onClose }: Props) {
  const t = useText(applicationTexts)
  const upload = useSend(applicationUpload, { quiet: true, invalidates: applicationCalls })
  const form = useForm({
    initial,
    faultsOf: ({ files }) => ({ files: files.length === 0 && t('uploadMissing') }),
  })
  const send = async ({ files }: typeof initial) => {
    await upload.mutateAsync({ id, version, fileIds: files.map(({ fileId }) => fileId) })
    toast.success(t('uploaded'))
    onClose()
  }
  return (
    <FormDialog title={t('uploadTitle')} okText={t('upload')} form={form} onSubmit={send} onClose={onClose}>
      <StoredUpload
        label={t('files')}
        help={t('filesHint')}
        required
        purpose={documentPurpose}
        {...documentRules}
        {...form.field('files')}
      />
    </FormDialog>
  )
}
