import { isBareRichText } from '@iisp/contract/rich-text'
import {
  type AnnouncementTexts,
  announcementDeskDetail,
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
  noticeLimits,
} from '@iisp/notices/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import { useState } from 'react'
import { announcementTexts } from './announcement-texts.ts'

type Parts = DrawerFormParts<typeof announcementDeskDetail>
const options = { quiet: true, invalidates: [announcementDeskList, announcementDeskDetail] }
const blank: AnnouncementTexts = { titleZh: '', titleEn: '', contentZh: '', contentEn: '' }
const textsOf = (edited: AnnouncementTexts | null): AnnouncementTexts => {
  const { titleZh, titleEn, contentZh, contentEn } = edited ?? blank
  return { titleZh, titleEn, contentZh, contentEn }
}

/** The texts of an announcement. The input is kept, even over a reload, until the server has accepted it. */
export function AnnouncementForm({ edited, onUnsaved, onCancel, onDone }: Parts) {
  const t = useText(announcementTexts)
  const confirm = useConfirm()
  const publish = useSend(announcementDeskPublish, options)
  const edit = useSend(announcementDeskEdit, options)
  const [initial] = useState(() => textsOf(edited))
  const form = useDraftForm({
    name: `operations.announcement:${edited?.id ?? 'new'}`,
    version: edited?.version ?? 0,
    initial,
    onUnsaved,
    faultsOf: ({ titleZh, contentZh }) => ({
      titleZh: titleZh.trim() === '' && t('form.titleMissing'),
      contentZh: isBareRichText(contentZh) && t('form.contentMissing'),
    }),
  })
  const send = async (texts: AnnouncementTexts) => {
    if (edited) await edit.mutateAsync({ id: edited.id, version: edited.version, ...texts })
    else if (await confirm({ content: t('form.publishAsk') })) await publish.mutateAsync(texts)
    else return
    form.forget()
    toast.success(t(edited ? 'form.saved' : 'form.published'))
    onDone()
  }
  return (
    <FormBody
      form={form}
      okText={t(edited ? 'form.save' : 'form.publish')}
      restoredText={t('form.restored')}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextField
        label={t('form.titleZh')}
        required
        maxLength={noticeLimits.title}
        {...form.field('titleZh')}
      />
      <RichTextField label={t('form.contentZh')} required {...form.field('contentZh')} />
      <TextField
        label={t('form.titleEn')}
        help={t('form.englishHelp')}
        maxLength={noticeLimits.title}
        {...form.field('titleEn')}
      />
      <RichTextField label={t('form.contentEn')} help={t('form.englishHelp')} {...form.field('contentEn')} />
    </FormBody>
  )
}
