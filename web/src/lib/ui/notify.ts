/** A notice outside the page that leads back to it. Browsers that show none from a page (Android) show none. */
export function notify(title: string, options: NotificationOptions): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Chrome on Android has notices for service workers only, and throws.
  }
}
