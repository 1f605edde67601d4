/** A socket made of nothing: what is sent over it is kept, and what it says is heard at once. */
export class Wire<Message extends object = object> {
  sent: any[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose();
  }
  say(message: Message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
