import { TypedUpload } from '@iisp/files/parts'
import { fileTypeCodes, fileTypes, paperPurpose, paperRules, requiredFiles } from '@iisp/opening/contract'
import { useLocale, useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import { type SectionProps, fieldOf } from './section-props.ts'

/** The documents of an application: which are required, and which file was uploaded as which. */
export function FilesField(section: SectionProps) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { kind, form } = section
  const { files } = form.fields
  const missing = requiredFiles[kind].filter((type) => !files.some((file) => file.type === type))
  const names = requiredFiles[kind].map((type) => fileTypes[type][locale]).join(locale === 'zh' ? '、' : ', ')
  return (
    <div className={css.papers}>
      <p className={css.quiet}>{t('needs', { names })}</p>
      <TypedUpload
        {...fieldOf(section, 'files')}
        label={t('files')}
        {...paperRules}
        purpose={paperPurpose}
        typeLabel={t('material')}
        typeHint={t('materialHint')}
        types={fileTypeCodes.map((code) => ({ value: code, label: fileTypes[code][locale] }))}
        missingType={missing[0]}
        otherType="1069"
      />
      {files.length > 0 && (
        <ul className={css.kinds}>
          {files.map((file) => (
            <li key={file.fileId}>
              <span className={css.quiet}>{fileTypes[file.type][locale]}</span> {file.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
