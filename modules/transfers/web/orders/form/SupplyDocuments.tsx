import {
  type OrderDetail,
  addTran,
  getTransferList,
  ordersubmit,
  transferEntry,
} from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { FormPage, FormSection } from '@iisp/ui/form-page'
import { request, toast, useInvalidate, useOpenMenu, useText, useUnsaved, useWrite } from '@iisp/web'
import { useRef, useState } from 'react'
import { OrderDetailView } from '../detail/OrderDetailView.tsx'
import { AttachmentsField } from '../../files/index.ts'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import { fieldsOf } from './state/order-fields.ts'
import type { SubmittedOrder } from './state/order-form.ts'
import { isComplete } from './submit/order-faults.ts'
import { orderInput } from './state/order-fields.ts'
import { SubmittedPanel } from './SubmittedPanel.tsx'

/** Adds files to an order in progress with missing documents (QSFJ); nothing else can be changed. */
export function SupplyDocuments({ order }: { order: OrderDetail }) {
  const t = useText(formTexts)
  const invalidate = useInvalidate()
  const openMenu = useOpenMenu()
  const [stored] = useState(() => fieldsOf(order))
  const [files, setFiles] = useState(stored.files)
  const { busy, refusal, run, forget } = useWrite()
  const [uploading, setUploading] = useState(false)
  const [done, setDone] = useState<SubmittedOrder | null>(null)
  // also counts a file added by an earlier attempt that was not submitted
  const version = useRef(order.VERSION)
  const added = files.length > stored.files.length
  useUnsaved(added && done === null)
  const change = (next: typeof files) => {
    const kept = stored.files.every(({ fileId }) => next.some((file) => file.fileId === fileId))
    if (!kept) return void toast.warning(t('documentsOnly'))
    forget()
    setFiles(next)
  }
  const submit = async () => {
    const fields = { ...stored, files }
    if (!isComplete(fields)) return
    const known = { id: order.ID, version: version.current, orderNo: order.ORDERNO }
    const saved = await request(addTran, orderInput(fields, known, undefined, undefined), { quiet: true })
    version.current = saved.version
    setDone(await request(ordersubmit, { id: saved.id, version: saved.version }, { quiet: true }))
    void invalidate([getTransferList])
  }
  return (
    <FormPage
      title={t('title')}
      description={t('documentsOnly')}
      onSubmit={() => undefined}
      actions={
        done === null && (
          <Button
            type="primary"
            disabled={!added || uploading}
            writing={busy}
            onClick={() => void run(submit)}
          >
            {t('submit')}
          </Button>
        )
      }
    >
      {done && (
        <SubmittedPanel order={done} onAgain={() => void openMenu(transferEntry.id)} editable={false} />
      )}
      {done === null && (
        <FormSection title={t('section.papers')}>
          <FormSection.Wide>
            <AttachmentsField
              type={stored.type}
              detail={stored.detail}
              files={files}
              onChange={change}
              error={refusal?.msg ?? null}
              onBusy={setUploading}
            />
          </FormSection.Wide>
        </FormSection>
      )}
      <div className={css.record}>
        <OrderDetailView order={order} />
      </div>
    </FormPage>
  )
}
