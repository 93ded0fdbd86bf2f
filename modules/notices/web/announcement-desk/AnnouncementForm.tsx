import { isBareRichText } from '@iisp/contract/rich-text'
import {
  type AnnouncementTexts,
  announcementDeskDetail,
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
  noticeLimits,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { TextField } from '@iisp/ui/text-field'
import { toast, type Unsaved, useDraft, useSend, useText } from '@iisp/web'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import { useState } from 'react'
import type { EditedAnnouncement } from './edited-announcement.ts'
import css from './announcements.module.css'
import { announcementTexts } from './announcement-texts.ts'

interface Props {
  /** null: a new announcement. */
  readonly edited: EditedAnnouncement | null
  /** null: nothing would be lost. */
  readonly onUnsaved: (unsaved: Unsaved | null) => void
  readonly onCancel: () => void
  readonly onDone: () => void
}
const invalidates = [announcementDeskList, announcementDeskDetail]
const blank: AnnouncementTexts = { titleZh: '', titleEn: '', contentZh: '', contentEn: '' }
const textsOf = (edited: EditedAnnouncement | null): AnnouncementTexts => {
  const { titleZh, titleEn, contentZh, contentEn } = edited ?? blank
  return { titleZh, titleEn, contentZh, contentEn }
}

/** The texts of an announcement. What was typed stays until the server has taken it, a reload between included. */
export function AnnouncementForm({ edited, onUnsaved, onCancel, onDone }: Props) {
  const t = useText(announcementTexts)
  const confirm = useConfirm()
  const [initial] = useState(() => textsOf(edited))
  const draft = useDraft({
    name: `operations.announcement:${edited?.id ?? 'new'}`,
    version: edited?.version ?? 0,
    initial,
    onUnsaved,
  })
  const { value: texts, forget } = draft
  const [tried, setTried] = useState(false)
  const done = (text: 'form.published' | 'form.saved') => () => {
    forget()
    toast.success(t(text))
    onDone()
  }
  const publish = useSend(announcementDeskPublish, {
    quiet: true,
    invalidates,
    onSuccess: done('form.published'),
  })
  const edit = useSend(announcementDeskEdit, { quiet: true, invalidates, onSuccess: done('form.saved') })
  const error = publish.error ?? edit.error
  const set = (change: Partial<AnnouncementTexts>) => draft.setValue((before) => ({ ...before, ...change }))
  const titleMissing = texts.titleZh.trim() === ''
  const contentMissing = isBareRichText(texts.contentZh)
  const submit = async () => {
    setTried(true)
    if (titleMissing || contentMissing) return
    if (edited) edit.mutate({ id: edited.id, version: edited.version, ...texts })
    else if (await confirm({ content: t('form.publishAsk') })) publish.mutate(texts)
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {draft.restored && (
        <p role="status" className={css.note}>
          {t('form.restored')}
        </p>
      )}
      <TextField
        label={t('form.titleZh')}
        required
        maxLength={noticeLimits.title}
        value={texts.titleZh}
        error={tried && titleMissing ? t('form.titleMissing') : null}
        onChange={(titleZh) => set({ titleZh })}
      />
      <RichTextField
        label={t('form.contentZh')}
        required
        value={texts.contentZh}
        error={tried && contentMissing ? t('form.contentMissing') : null}
        onChange={(contentZh) => set({ contentZh })}
      />
      <TextField
        label={t('form.titleEn')}
        help={t('form.englishHelp')}
        maxLength={noticeLimits.title}
        value={texts.titleEn}
        onChange={(titleEn) => set({ titleEn })}
      />
      <RichTextField
        label={t('form.contentEn')}
        help={t('form.englishHelp')}
        value={texts.contentEn}
        onChange={(contentEn) => set({ contentEn })}
      />
      {error && (
        <p role="alert" className={css.fault}>
          {error.msg}
        </p>
      )}
      <div className={css.buttons}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={publish.isPending || edit.isPending}>
          {t(edited ? 'form.save' : 'form.publish')}
        </Button>
      </div>
    </form>
  )
}
