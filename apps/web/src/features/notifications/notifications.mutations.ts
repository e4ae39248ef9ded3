import { type NotificationSetting, notifications } from '@praxis/contract/people/notifications'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { notificationSettingsQuery, notificationsQuery } from './notifications.queries'
import { pagesRead } from './pages-read'

/** Shows notifications as read before the server answers. A fetch under way is older, and must not undo it. */
const showRead = async (queryClient: QueryClient, isConcerned: Parameters<typeof pagesRead>[1]) => {
  const { queryKey } = notificationsQuery
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, before && { ...before, pages: pagesRead(before.pages, isConcerned) })
  return () => queryClient.setQueryData(queryKey, before)
}

export function useReadNotification() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(notifications.readNotification, { params: { id } }),
    onMutate: (id) => showRead(queryClient, (each) => each.id === id),
    // Whoever opened the notification is on another page by now, so no error is shown: it only stays unread.
    onError: (_error, _id, takeBack) => takeBack?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}

/** Marks all up to this moment as read: what comes later has not been seen yet. */
export function useReadAllNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (until: string) => api.call(notifications.readAllNotifications, { body: { until } }),
    onMutate: (until) => showRead(queryClient, ({ createdAt }) => createdAt <= until),
    onError: (_error, _until, takeBack) => takeBack?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}

export function useUpdateNotificationSetting() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationSettingsQuery
  return useMutation({
    mutationFn: ({ kind, inApp, mail }: NotificationSetting) =>
      api.call(notifications.updateNotificationSetting, { params: { kind }, body: { inApp, mail } }),
    // Choices are sent one after the other, so that the last one is the one that stays.
    scope: { id: 'notificationSettings' },
    onMutate: async (setting) => {
      await queryClient.cancelQueries({ queryKey })
      const replace = (other: NotificationSetting | undefined) =>
        queryClient.setQueryData(queryKey, (all) => all?.map((each) => (each.kind === other?.kind ? other : each)))
      const before = queryClient.getQueryData(queryKey)?.find(({ kind }) => kind === setting.kind)
      replace(setting)
      return () => replace(before)
    },
    onError: (_error, _setting, takeBack) => takeBack?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
