import {
  type ArticleTexts,
  type WrittenKind,
  articleCategories,
  contentLimits,
  writtenKinds,
} from '@iisp/content/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import type { ArticleValues } from './article-values.ts'
import { deskTexts } from './desk-texts.ts'
import { editorTexts } from './editor-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly form: Form<ArticleValues>
  readonly isNew: boolean
}

/** The fields of an article: Chinese and English side by side where there is room. */
export function ArticleFields({ form, isNew }: Props) {
  const t = useText(editorTexts)
  const desk = useText(deskTexts)
  return (
    <>
      <div className={css.sides}>
        {isNew && (
          <SelectField
            label={desk('kind')}
            required
            options={writtenKinds.map((value) => ({ value, label: desk(`kinds.${value}`) }))}
            {...form.field('kind')}
            onChange={(kind) => kind && form.set({ kind: kind as WrittenKind })}
          />
        )}
        <SelectField
          label={desk('category')}
          required
          options={articleCategories.map((value) => ({ value, label: desk(`categories.${value}`) }))}
          {...form.field('category')}
          onChange={(category) => category && form.set({ category: category as ArticleTexts['category'] })}
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
