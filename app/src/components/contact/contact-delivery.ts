/**
 * What the contact form needs once it is filled in: the mutation that sends a message, and the toaster
 * that says so. A chunk of its own, because most visitors of the page only read it.
 */
import { MutationObserver } from "@tanstack/react-query";
import { toast } from "sonner";
import { form } from "../../content/pages/contact";
import { queryClient } from "../../query-client";
import { type Message, sendMessage } from "./send-message";

export { Toaster } from "../messages/toaster";

/** Sends a message; resolves when it has arrived and the visitor has been told. */
export async function deliver(message: Message): Promise<void> {
  const mutation = new MutationObserver(queryClient, {
    mutationFn: sendMessage,
    // Sending asks for no network, so that being offline must not hold it back.
    networkMode: "always",
  });
  await mutation.mutate(message);
  toast.success(form.success.title, { description: form.success.description });
}
