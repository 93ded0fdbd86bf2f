import {
  type ArticleTexts,
  type WrittenKind,
  articleCategories,
  articleKinds,
  contentLimits,
  deskArticleFields,
  writtenKinds,
} from '@iisp/content/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import type { ArticleValues } from './article-values.ts'
import { editorTexts } from './editor-texts.ts'
import css from './desk.module.css'

const { kind, category } = deskArticleFields.named

interface Props {
  readonly form: Form<ArticleValues>
  readonly isNew: boolean
}

/** The fields of an article: Chinese and English side by side where there is room. */
export function ArticleFields({ form, isNew }: Props) {
  const t = useText(editorTexts)
  const locale = useLocale()
  return (
    <>
      <div className={css.sides}>
        {isNew && (
          <SelectField
            label={kind.name[locale]}
            required
            options={writtenKinds.map((value) => ({ value, label: articleKinds[value][locale] }))}
            {...form.field('kind')}
            onChange={(chosen) => chosen && form.set({ kind: chosen as WrittenKind })}
          />
        )}
        <SelectField
          label={category.name[locale]}
          required
          options={Object.entries(articleCategories).map(([value, name]) => ({ value, label: name[locale] }))}
          {...form.field('category')}
          onChange={(chosen) => chosen && form.set({ category: chosen as ArticleTexts['category'] })}
        />
      </div>
      {isNew && form.values.kind === 'page' && (
        <TextField
          label={t('address')}
          help={t('addressHelp')}
          required
          maxLength={contentLimits.address}
          {...form.field('address')}
        />
      )}
      <div className={css.sides}>
        <TextField label={t('titleZh')} required maxLength={contentLimits.title} {...form.field('titleZh')} />
        <TextField
          label={t('titleEn')}
          maxLength={contentLimits.title}
          help={t('englishHelp')}
          {...form.field('titleEn')}
        />
        <RichTextField label={t('bodyZh')} required {...form.field('bodyZh')} />
        <RichTextField label={t('bodyEn')} help={t('englishHelp')} {...form.field('bodyEn')} />
      </div>
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        maxLength={contentLimits.note}
        {...form.field('note')}
      />
    </>
  )
}
