import type { ChatAiPageProps as Props } from '@/contract/types';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import { useLanguage } from '@/ui/language';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { chatUrl } from './addresses';
import Assistant from './assistant.island';
import { ChatHead, ChatNotice } from './chat-head';
import './chat.css';

/** `/chat/ai`: answers from reviewed pages, and a person when there is none. */
export default function ChatAiPage({ props: page, shell }: PageInput<Props>) {
  const t = useText().chat;
  const language = useLanguage();
  const { question, answer, suggestions } = page;
  const data = { question, answer, suggestions };
  return (
    <div className="chat chat--full">
      <ChatHead
        title={t.aiTitle}
        subtitle={t.aiSubtitle}
        back={chatUrl(language)}
        contact={shell.contact}
        otherLanguage={shell.otherLanguage}
      />
      <ChatNotice emergencyNumber={shell.brand.emergencyNumber} />
      <Island name="chat/assistant" wake="touch" data="assistant">
        <Assistant {...data} />
      </Island>
      <JsonBlock id="assistant" value={data} />
    </div>
  );
}
