import { useState, type ComponentType } from 'react'
import { useUiText } from '../locale/index.ts'
import { DialogBody, Modal } from '../modal/index.ts'
import { TextField } from '../text-field/index.ts'
import type { MultiProductPickerProps } from './multi-picker-props.ts'
import { anyProduct, type ProductOption } from './product-option.ts'
import { texts } from './texts.ts'
import type { Combinations, Editing } from './combinations.ts'

interface CombinationDialogProps {
  readonly editing: Editing
  readonly products: readonly ProductOption[]
  readonly limit: number
  readonly combinations: Combinations
  /** The picker that opened the dialog is also used inside it. */
  readonly picker: ComponentType<MultiProductPickerProps>
  readonly onClose: () => void
}
const longestName = 50

/** Creates or edits a combination. The input is kept if saving is refused. */
export function CombinationDialog(props: CombinationDialogProps) {
  const { editing, products, limit, combinations, picker: Picker, onClose } = props
  const text = useUiText(texts)
  const [name, setName] = useState(editing.name)
  const [productIds, setProductIds] = useState(editing.productIds)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const nameFault = name.trim() === '' ? text.nameMissing : null
  const productFault = productIds.length === 0 ? text.choose : null
  const save = async () => {
    setTried(true)
    if (nameFault !== null || productFault !== null || busy) return
    setBusy(true)
    const refused = await combinations
      .onSave({ id: editing.id, name: name.trim(), productIds })
      .finally(() => setBusy(false))
    if (refused) setRefusal(refused)
    else onClose()
  }
  return (
    <Modal
      open
      title={editing.id === null ? text.add : text.editTitle}
      okText={text.ok}
      cancelText={text.cancel}
      writing={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <DialogBody refusal={refusal}>
        <TextField
          label={text.name}
          required
          maxLength={longestName}
          value={name}
          onChange={setName}
          onEnter={() => void save()}
          error={tried ? nameFault : null}
        />
        <Picker
          label={text.members}
          required
          products={products}
          mayChoose={anyProduct}
          limit={limit}
          onLimit={setRefusal}
          value={productIds}
          onChange={setProductIds}
          error={tried ? productFault : null}
        />
      </DialogBody>
    </Modal>
  )
}
