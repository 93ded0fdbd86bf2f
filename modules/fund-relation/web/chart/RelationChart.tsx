import { DetailDrawer } from '@iisp/ui/drawer'
import { Empty } from '@iisp/ui/empty'
import { failureOf, useCall, useLive, useText } from '@iisp/web'
import { fundRelationChartMulti } from '../../contract/relations/relation-list.ts'
import { relationTopics } from '../../contract/topics.ts'
import { chartTexts } from './chart-texts.ts'
import { ChartView } from './ChartView.tsx'

interface RelationChartProps {
  /** null: all relations. */
  readonly fund: string | null
  readonly onClose: () => void
}

/** 关系图谱: how funds are linked, as a graph beside a list. */
export function RelationChart({ fund, onClose }: RelationChartProps) {
  const t = useText(chartTexts)
  const input = fund === null ? {} : { cpdm: fund }
  const { data, error, isLoading, refetch } = useCall(fundRelationChartMulti, input, { quiet: true })
  useLive([relationTopics.relationsChanged], () => void refetch())
  return (
    <DetailDrawer
      open
      size={1400}
      title={fund === null ? t('title') : t('titleOf', { code: fund })}
      onClose={onClose}
      loading={isLoading}
      error={failureOf({ error, refetch })}
    >
      {data !== undefined &&
        (data.links.length === 0 ? <Empty reason={t('empty')} /> : <ChartView data={data} opened={fund} />)}
    </DetailDrawer>
  )
}
