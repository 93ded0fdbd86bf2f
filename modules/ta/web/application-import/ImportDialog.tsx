import { StoredUpload } from '@iisp/files/parts'
import { Button } from '@iisp/ui/button'
import type { UploadedFile } from '@iisp/ui/upload'
import { download, request, toast, useRead, useSend, useText } from '@iisp/web'
import { FormDialog, FormFault, useForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type ImportCheck,
  applicationImport,
  applicationImportCheck,
  applicationTemplate,
  importPurpose,
  importRules,
} from '../../contract/applications/application-import.ts'
import { applicationLimits } from '../../contract/applications/application-kinds.ts'
import { applicationCalls } from '../applications/application-calls.ts'
import css from '../ta.module.css'
import { ImportAnswer } from './ImportAnswer.tsx'
import { importTexts } from './import-texts.ts'

const initial: { readonly files: readonly UploadedFile[] } = { files: [] }

/** Imports applications from a workbook: it is checked first, and imported once the person has confirmed its totals. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(importTexts)
  const send = useSend(applicationImport, { quiet: true, invalidates: applicationCalls })
  const [checked, setChecked] = useState<{ readonly fileId: string; readonly answer: ImportCheck } | null>(
    null,
  )
  const check = useRead()
  const form = useForm({
    initial,
    faultsOf: ({ files }) => ({ files: files.length === 0 && t('fileMissing') }),
  })
  const field = form.field('files')
  const fileId = form.values.files[0]?.fileId ?? ''
  const answer = checked?.fileId === fileId ? checked.answer : null
  const isRight = answer !== null && answer.faults.length === 0 && answer.count > 0
  const goOn = async () => {
    if (!isRight)
      return void check.run(
        (signal) => request(applicationImportCheck, { fileId }, { quiet: true, signal }),
        (found) => setChecked({ fileId, answer: found }),
      )
    const { count, amount, shares } = answer
    const { imported } = await send.mutateAsync({ fileId, count, amount, shares })
    toast.success(t('imported', { n: imported }))
    onClose()
  }
  return (
    <FormDialog
      title={t('title')}
      size="large"
      okText={t(isRight ? 'confirm' : 'check')}
      form={form}
      reading={check.reading}
      onSubmit={goOn}
      onClose={onClose}
    >
      <FormFault text={check.refusal?.msg ?? ''} />
      <p className={css.note}>{t('steps', { limit: applicationLimits.importRows })}</p>
      <Button type="inline" onClick={() => void download(applicationTemplate, {}).catch(() => undefined)}>
        {t('template')}
      </Button>
      <StoredUpload
        label={t('file')}
        required
        purpose={importPurpose}
        {...importRules}
        {...field}
        onChange={(files) => {
          // a running check, or its refusal, belongs to the previous file
          check.stop()
          check.forget()
          field.onChange(files)
        }}
      />
      {answer && <ImportAnswer answer={answer} />}
    </FormDialog>
  )
}
