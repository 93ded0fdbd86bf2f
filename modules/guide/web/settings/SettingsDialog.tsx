import {
  type ParamValues,
  queryDefaultParamSettingItems,
  saveDefaultParamSetting,
} from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useRefusalOf, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { SettingsForm } from './SettingsForm.tsx'
import { settingsTexts } from './settings-texts.ts'

interface Props {
  readonly itemId: string
  readonly title: string
  readonly onClose: () => void
}

/** 个性化设置: the items of a template with the person's values. */
export function SettingsDialog({ itemId, title, onClose }: Props) {
  const t = useText(settingsTexts)
  const answer = useCall(queryDefaultParamSettingItems, { itemId }, { quiet: true, staleTime: 0 })
  const save = useSend(saveDefaultParamSetting, { quiet: true, invalidates: [queryDefaultParamSettingItems] })
  const refusalOf = useRefusalOf()
  const form = useForm({ initial: { changed: null as ParamValues | null } })
  // A cached answer may be older than a change saved elsewhere.
  const loaded = answer.isFetchedAfterMount ? answer.data : undefined
  const values = form.values.changed ?? loaded?.values
  return (
    <FormDialog
      size="settings"
      title={title}
      okText={t('save')}
      okDisabled={values === undefined}
      form={form}
      unsaved={t('unsaved')}
      onClose={onClose}
      onSubmit={async () => {
        if (values === undefined) return
        const refusal = await refusalOf(async () => {
          await save.mutateAsync({ itemId, data: values })
          toast.success(t('saved'))
          onClose()
        })
        if (refusal !== undefined) toast.warning(refusal)
      }}
    >
      {loaded && values ? (
        <SettingsForm items={loaded.items} values={values} onChange={(changed) => form.set({ changed })} />
      ) : answer.error && !answer.isFetching ? (
        <p role="alert">
          {t('failed')} <Button onClick={() => void answer.refetch()}>{t('again')}</Button>
        </p>
      ) : (
        <Skeleton lines={6} />
      )}
    </FormDialog>
  )
}
