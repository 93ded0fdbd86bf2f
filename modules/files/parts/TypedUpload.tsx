import { SelectField } from '@iisp/ui/select-field'
import type { UploadedFile } from '@iisp/ui/upload'
import { useRef, useState } from 'react'
import { StoredUpload, type StoredUploadProps } from './StoredUpload.tsx'
import css from './typed-upload.module.css'

/** A stored file with the kind of document it was uploaded as. */
interface TypedFile<Type extends string> {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly type: Type
}

type Field = Omit<StoredUploadProps, 'value' | 'onChange' | 'about' | 'onStored'>
interface Props<Type extends string> extends Field {
  readonly value: readonly TypedFile<Type>[]
  readonly onChange: (files: readonly TypedFile<Type>[]) => void
  readonly typeLabel: string
  readonly typeHint: string
  readonly types: readonly { readonly value: Type; readonly label: string }[]
  /** The next type to upload, offered until the person chooses another one. */
  readonly missingType: Type | undefined
  /** The type of any other file. */
  readonly otherType: Type
  readonly aboutOf?: (type: Type) => Readonly<Record<string, string>>
}

/** Attachments of several types; the person chooses the type before the file. */
export function TypedUpload<Type extends string>(props: Props<Type>) {
  const { typeLabel, typeHint, types, missingType, otherType, aboutOf, value, onChange, ...field } = props
  const [chosen, setChosen] = useState<Type | null>(null)
  // the widget knows names and sizes only
  const typeById = useRef(new Map<string, Type>())
  const type = chosen ?? missingType ?? otherType
  const typed = ({ fileId, name, size }: UploadedFile): TypedFile<Type> => {
    const known = value.find((file) => file.fileId === fileId)?.type ?? typeById.current.get(fileId)
    return { fileId, name, size, type: known ?? otherType }
  }
  return (
    <>
      <div className={css.type}>
        <SelectField
          label={typeLabel}
          required
          help={typeHint}
          options={types}
          value={type}
          onChange={(code) => setChosen(types.find((one) => one.value === code)?.value ?? null)}
        />
      </div>
      <StoredUpload
        {...field}
        about={aboutOf?.(type)}
        value={value}
        onChange={(files) => onChange(files.map(typed))}
        onStored={(fileId) => {
          typeById.current.set(fileId, type)
          setChosen(null)
        }}
      />
    </>
  )
}
