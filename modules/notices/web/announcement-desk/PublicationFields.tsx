import { institutionKinds } from '@iisp/contract'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TimeField } from '@iisp/ui/time-field'
import { useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import type { AnnouncementValues } from './announcement-form.ts'
import { announcementTexts } from './announcement-texts.ts'
import css from './announcements.module.css'

interface Props {
  readonly form: Pick<Form<AnnouncementValues>, 'field'>
  /** The time of publication has passed. */
  readonly isPublished: boolean
}

/** The audience of the announcement, and its publication time. */
export function PublicationFields({ form, isPublished }: Props) {
  const t = useText(announcementTexts)
  return (
    <>
      <CheckBoxGroup
        label={t('audience')}
        required
        options={institutionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...form.field('audience')}
      />
      {!isPublished && (
        <RadioGroup
          label={t('publishedAt')}
          vertical
          options={[
            { value: 'now', label: t('form.now') },
            {
              value: 'later',
              label: t('form.later'),
              more: (
                <span className={css.moment}>
                  <DateField label={t('form.date')} {...form.field('date')} />
                  <TimeField label={t('form.time')} {...form.field('time')} />
                </span>
              ),
            },
          ]}
          {...form.field('when')}
        />
      )}
    </>
  )
}
