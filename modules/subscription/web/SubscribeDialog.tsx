import { isOneOf } from '@iisp/contract'
import {
  type SubscriptionChannel,
  type SubscriptionService,
  subscriptionCatalogue,
  subscriptionSave,
} from '@iisp/subscription/contract'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TimeField } from '@iisp/ui/time-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { subscriptionTexts } from './subscription-texts.ts'
import { dayKey } from './wish-text.ts'

interface Props {
  readonly service: SubscriptionService
  /** The channels that reach the person. */
  readonly channels: readonly SubscriptionChannel[]
  readonly onClose: () => void
}
interface Draft {
  readonly channels: readonly string[]
  readonly frequency: SubscriptionService['frequencies'][number]
  readonly time: string
  readonly weekday: string | null
}
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Subscribes to a service, or changes the subscription. */
export function SubscribeDialog({ service, channels, onClose }: Props) {
  const t = useText(subscriptionTexts)
  const saving = useSend(subscriptionSave, { invalidates: [subscriptionCatalogue], quiet: true })
  const { chosen, frequencies } = service
  const initial: Draft = {
    // one that no longer reaches the person is not offered either
    channels: (chosen?.channels ?? ['message']).filter((one) => channels.includes(one)),
    frequency: chosen?.frequency ?? frequencies[0] ?? 'daily',
    time: chosen?.time ?? '09:00',
    weekday: String(chosen?.weekday ?? 1),
  }
  const form = useDraftForm<Draft>({
    name: `subscription.service:${service.kind}`,
    version: 1,
    initial,
    faultsOf: (draft) => ({
      channels: draft.channels.length === 0 && t('channelMissing'),
      time: draft.frequency !== 'instant' && draft.time === '' && t('timeMissing'),
    }),
  })
  const { frequency } = form.values
  const save = async (draft: Draft) => {
    await saving.mutateAsync({
      kind: service.kind,
      channels: channels.filter((one) => isOneOf(draft.channels, one)),
      frequency: draft.frequency,
      time: draft.time || '09:00',
      weekday: Number(draft.weekday ?? 1),
    })
    form.forget()
    toast.success(t('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={`${t(chosen ? 'change' : 'subscribe')} · ${service.name}`}
      okText={t('save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckBoxGroup
        label={t('channels')}
        required
        options={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        {...form.field('channels')}
      />
      <RadioGroup
        label={t('frequency')}
        options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        {...form.field('frequency')}
      />
      {frequency === 'weekly' && (
        <SelectField
          label={t('weekday')}
          required
          options={weekdays.map((day) => ({ value: String(day), label: t(`weekdays.${dayKey(day)}`) }))}
          {...form.field('weekday')}
        />
      )}
      {frequency !== 'instant' && <TimeField label={t('time')} required {...form.field('time')} />}
    </FormDialog>
  )
}
