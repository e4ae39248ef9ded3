import { type NotificationSetting, notifications } from '@praxis/contract/people/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { showing, useCall } from '../../api/use-call'
import { notificationSettingsQuery, notificationsQuery } from './notifications.queries'
import { pagesRead } from './pages-read'

const showRead = (isConcerned: Parameters<typeof pagesRead>[1]) =>
  showing(notificationsQuery, (read) => ({ ...read, pages: pagesRead(read.pages, isConcerned) }))

/** Whoever opened the notification is on another page by now, so no error is shown: it only stays unread. */
export const useReadNotification = () =>
  useCall(notifications.readNotification, (id: string) => ({ params: { id } }), {
    ahead: (id) => showRead((each) => each.id === id),
  })

/** Marks all up to this moment as read: what comes later has not been seen yet. */
export const useReadAllNotifications = () =>
  useCall(notifications.readAllNotifications, (until: string) => ({ body: { until } }), {
    ahead: (until) => showRead(({ createdAt }) => createdAt <= until),
  })

/** Shows the choice at once; a refused one is taken back alone, since others may have been made after it. */
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
