/** Os textos de uma sala: entrar no anfitrião de um torneio, até onde chegou o que foi escrito, o que os juízes compartilham. */
import type { LaterTexts } from '../language/shape.ts'
import { n } from './counted.ts'

export const venueTexts: LaterTexts['venueTexts'] = {
  roles: { head: 'juiz principal', scorekeeper: 'anotador', judge: 'juiz' },
  join: {
    open: 'Entrar em outro dispositivo',
    title: 'Entrar num torneio',
    explain: 'Outro dispositivo é o anfitrião do torneio. Escreva as seis letras que ele mostra; alguém lá deixa este dispositivo entrar.',
    explainScanned:
      'Outro dispositivo é o anfitrião do torneio, e o código veio com o endereço. Diga como se chama este dispositivo; alguém lá o deixa entrar.',
    explainDesktop:
      'Outro computador é o anfitrião do torneio. Ele mostra seu endereço e seis letras; alguém lá deixa este computador entrar.',
    at: (event, address) => `${event} está hospedado aqui (${address})`,
    code: 'Código: seis letras',
    name: 'Nome deste dispositivo',
    nameHint: 'Por exemplo “tablet da Ana”: o anfitrião mostra-o.',
    ask: 'Entrar',
    noCode: 'Um código tem seis letras, sem I, L, O, U nem V.',
    noName: 'Diga como se chama este dispositivo.',
    letters: 'O anfitrião mostra as mesmas quatro letras. Se mostrar outras, não continue.',
    waits: 'Esperando que alguém no anfitrião deixe este dispositivo entrar.',
    opening: 'Lendo o torneio.',
    stop: 'Parar',
    back: 'Voltar',
    nobody: 'Nada responde neste endereço. O anfitrião está ligado, e este dispositivo está na mesma rede?',
    noHost: 'Esta página não vem de um anfitrião. Abra o endereço que o anfitrião mostra, ou leia o segundo código dele.',
    joined: (event, role) => `Este dispositivo entrou: ${event}, como ${role}.`,
    card: (role) => `conduzido por outro dispositivo; está dentro como ${role}`,
    leave: (event) => `Sair: ${event}`,
    left: (event) => `Este dispositivo saiu de ${event}.`,
    leaveUnsent: (count) =>
      `Seriam perdidos ${n(count, 'registro', 'registros')} por enviar. Volte antes a ter conexão, ou saia mesmo assim.`,
    leaveAll: 'Sair mesmo assim'
  },
  marks: { here: '○', saved: '✓', two: '✓✓' },
  reached: { here: 'só neste dispositivo', saved: 'salvo pelo anfitrião', two: 'salvo em dois dispositivos' },
  strip: {
    label: 'Conexão ao anfitrião',
    up: (role, devices) =>
      devices === null ? `Dentro como ${role}` : `Dentro como ${role} · ${n(devices, 'dispositivo', 'dispositivos')}`,
    secure: 'cifrado, e o certificado do anfitrião é o certo',
    plain: 'sem cifra: o anfitrião não tem certificado',
    allSent: 'tudo enviado',
    lastOf: { here: '', saved: 'o último, salvo pelo anfitrião', two: 'o último, salvo em dois dispositivos' },
    unsent: (count) => `${count} por enviar`,
    down: (since) => `Sem conexão desde as ${since}`,
    goOn: 'Continue: o que escrever fica neste dispositivo e é enviado depois.',
    notYet: 'O anfitrião ainda não o conseguiu salvar. Tenta outra vez.',
    here: 'Está neste dispositivo e sai quando o anfitrião responder.',
    outbox: (count) => (count === 1 ? 'não foi aceite 1 entrada' : `não foram aceites ${count} entradas`),
    read: 'Lido',
    refusedNow: (what, why) => `Não aceite: ${what}. ${why}`,
    asDispute: 'As duas versões estão na mesa como disputa.',
    failed: (why) => `Não foi possível salvar aqui o que o anfitrião disse. ${why}`
  },
  gates: {
    by: (what, roles) => `${what}: ${roles.join(' ou ')}.`,
    what: {
      clock: 'Inicia, pausa e encerra o relógio',
      publish: 'Emparceira e publica a próxima rodada',
      late: 'Emparceira quem chegou tarde',
      correct: 'Corrige um resultado que já consta',
      appeal: 'Decide as apelações',
      rollOff: 'Anota um desempate nos dados',
      cut: 'Faz o corte',
      list: 'Anota as listas'
    }
  },
  move: {
    title: 'O anfitrião não volta?',
    explain:
      'Se o anfitrião não voltar, alguém faz de outro dispositivo o anfitrião. Vá para lá quando lhe disserem: o que não foi enviado vai junto.',
    standBy: (address) => `Ir para ${address}`,
    typed: 'Endereço do novo anfitrião',
    go: 'Ir para lá',
    noAddress: 'Um endereço começa com http:// ou https:// e não tem nada depois da porta.',
    came: (count) =>
      count === 0
        ? 'Conectado ao novo anfitrião.'
        : `Conectado ao novo anfitrião. ${count === 1 ? 'Enviando 1 registro' : `Enviando ${count} registros`}.`,
    broken: 'O que este endereço trouxe não pode ser lido. Entre com um código.'
  },
  dispute: {
    title: 'Dois resultados diferentes',
    counts: (by) => `Conta agora, dito por ${by}`,
    told: (by) => `Não conta, dito por ${by}`,
    unknown: 'outro dispositivo',
    keep: 'Manter este resultado',
    take: 'Usar o outro',
    settled: 'A disputa está resolvida.',
    asks: 'O juiz principal ou um anotador corrige-o.',
    reason: 'disputa resolvida',
    open: (count) => n(count, 'disputa', 'disputas')
  },
  shared: {
    title: 'De outros juízes',
    none: 'Outros juízes ainda não compartilharam nada. Em baixo pode compartilhar uma decisão salva, uma nota sobre uma regra ou um terreno especial.',
    kinds: { ruling: 'Decisão', 'rule-note': 'Nota sobre uma regra', 'special-terrain': 'Terreno especial' },
    by: (who, when) => `${who}, ${when}`,
    own: 'compartilhado por este dispositivo',
    look: 'Ler',
    adopt: 'Adotar',
    adopted: (title) => `“${title}” está agora neste dispositivo.`,
    known: 'já está aqui',
    unreadable: 'Foi escrito por outra versão e não pode ser lido aqui.',
    back: 'Retirar',
    share: 'Compartilhar algo deste dispositivo',
    rulings: 'Decisões salvas',
    notes: 'Notas sobre regras',
    terrain: 'Terreno especial',
    nothing: 'Neste dispositivo não há nada deste tipo.',
    send: 'Compartilhar',
    sent: (title) => `“${title}” é compartilhado com os outros juízes.`,
    tooLarge: (title) => `“${title}” é grande demais para ser compartilhado.`,
    verdict: (word) => `Veredicto: ${word}`
  },
  setAside: {
    title: 'Posto de lado',
    explain: 'Só um anfitrião anterior o sabia, e já não pôde ser aceite.'
  },
  hosting: {
    browser: {
      title: 'Vários dispositivos num torneio',
      why: 'Um navegador não pode ser anfitrião: uma página da web não pode aceitar conexões. O aplicativo de mesa do Linejudge pode, e a linha de comando também:',
      command: 'npm run host -- TORNEIO.json',
      how: 'Leve este torneio a esse computador como arquivo (Papel e arquivos, salvar o arquivo do torneio) e abra-o lá. Depois, tablets e celulares só precisam de um navegador.'
    },
    title: 'Ser anfitrião deste torneio',
    explain:
      'Os outros dispositivos da sala entram com um código: juízes e anotadores trabalham no mesmo torneio, os jogadores veem sua mesa no celular e os telões mostram os pareamentos. Funciona sem internet. Nada fica aberto até que comece.',
    address: 'Endereço deste computador na rede da sala',
    here: 'só este computador, para experimentar',
    noNetwork: 'Este computador não está em nenhuma rede. Entre no Wi-Fi da sala, ou crie um com um celular, e olhe de novo.',
    lookAgain: 'Olhar de novo',
    port: 'Porta',
    portHint: 'Mude só se outra coisa a usa.',
    safe: 'Quem está no mesmo Wi-Fi pode ler o que os navegadores enviam. Use uma rede própria com senha, e não a aberta do local.',
    start: 'Começar',
    starting: 'Começando…',
    stop: 'Deixar de ser anfitrião',
    stopping: 'Terminando…',
    stopped: 'Este computador não é mais anfitrião. Tudo está no torneio, neste computador.',
    again: (event, address) => `${event} tinha seu anfitrião em ${address} quando o Linejudge terminou. Nada do que foi salvo se perdeu.`,
    hostAgain: 'Voltar a ser anfitrião',
    other: (event) => `Este computador é agora anfitrião de outro torneio: ${event}. Um de cada vez.`,
    aside: 'O que só o anfitrião de outra vez tinha foi guardado à parte, neste computador:',
    trouble: {
      address: 'Este endereço não existe mais. Escolha outro.',
      port: 'Outra coisa usa esta porta. Escolha outra.',
      event: 'O anfitrião não conseguiu ler o torneio.',
      disk: 'O anfitrião não pode salvar neste computador.',
      folder: 'Outro programa neste computador hospeda este evento.',
      process: 'O anfitrião não pôde começar.',
      follow: 'O outro anfitrião não deixa este computador entrar.'
    },
    gone: 'O anfitrião parou sozinho. Nada do que foi salvo se perdeu; os dispositivos guardam o que for anotado até ele voltar.',
    startAgain: 'Começar de novo',
    goneAppend: 'O anfitrião parou, então nada pode ser anotado. Comece de novo, ou deixe de ser anfitrião, em “Sala”.',
    led: 'Outro computador passou a ser o anfitrião deste torneio enquanto este não estava. Este o procura, o segue e lhe entrega o que só ele sabia.',
    first: 'Este computador é agora anfitrião deste torneio. Primeiro deixe de ser.',
    strip: (address) => `Anfitrião em ${address}`,
    hears: (devices, pages) =>
      `${n(devices, 'dispositivo', 'dispositivos')} · ${n(pages, 'página de jogadores e telões', 'páginas de jogadores e telões')}`,
    asks: (count) => `${n(count, 'dispositivo pede', 'dispositivos pedem')} para entrar`,
    onTwo: 'um reserva também tem tudo',
    someOnTwo: (rows) => `um reserva tem ${n(rows, 'registro', 'registros')}`,
    oneOnly: 'sem reserva: salvo só neste computador',
    standBy: {
      open: 'Ser reserva',
      title: 'Ser reserva de outro computador',
      explain:
        'Este computador guarda o que o anfitrião de um torneio salva, assim que é salvo. Se o anfitrião falhar, uma pessoa faz deste o anfitrião, e todos os dispositivos continuam. Até lá nada fica aberto aqui.',
      asHead:
        'No anfitrião, “Mostrar um código” em “Sala” mostra o endereço e o código. Lá se deixa este computador entrar como juiz principal.',
      host: 'Endereço do anfitrião',
      hostHint: 'Por exemplo http://192.168.0.7:8321',
      name: 'Nome deste computador',
      own: 'Endereço deste computador, para quando for o anfitrião',
      at: (address) => `Reserva do anfitrião em ${address}`,
      all: (rows) => `Está tudo aqui: ${n(rows, 'registro', 'registros')}`,
      some: (kept, rows) => `Aqui estão ${kept} de ${rows} registros`,
      silent: (address, since) => `O anfitrião em ${address} não responde desde ${since}.`,
      refused: (why) => `O anfitrião não deixa este computador entrar. ${why}`,
      failing: 'Este computador não consegue salvar: o que é novo está só no anfitrião.',
      found: (address) => `Como anfitrião, este computador está em ${address}. Os dispositivos já sabem.`,
      fails: 'Se o anfitrião falhou',
      pause:
        'Espere antes um momento: dois anfitriões numa sala são piores que um minuto de pausa. O que ainda não estava neste computador é entregue quando o anfitrião anterior voltar.',
      promote: 'Fazer deste computador o anfitrião',
      sure: 'O outro computador está desligado, ou fora da rede de vez?',
      yes: 'Sim, este é agora o anfitrião',
      no: 'Agora não',
      still: (address) =>
        `O anfitrião em ${address} ainda responde. Antes, deixe lá de ser anfitrião: dois anfitriões aceitariam resultados, e cada diferença teria de ser resolvida à mão.`,
      anyway: 'Ser anfitrião aqui mesmo assim',
      promoted: 'Este computador é agora o anfitrião do torneio.',
      stop: 'Deixar de seguir',
      stopped: 'Este computador não é mais reserva. O que ele tinha está no torneio, neste computador.',
      left: (event) => `Este computador era reserva de ${event} quando o Linejudge terminou.`,
      again: 'Voltar a seguir',
      gone: 'O reserva parou sozinho. O que ele tinha está aqui.',
      readOnly: 'Este computador é reserva: anota-se no anfitrião e nos dispositivos dele.',
      came: 'Outro computador conduz agora este torneio. Este é o reserva dele, e lhe entrega o que só ele sabia.',
      handed: (adopted, aside) =>
        `O que só este computador sabia foi entregue: ${adopted} aceitos, ${aside} postos de lado com o motivo, em “Decisões”.`
    },
    join: {
      title: 'Deixar um dispositivo entrar',
      explain:
        'Leia o código com o tablet, ou abra lá o endereço e digite as seis letras. Num computador com Linejudge, digite os dois em “Entrar em outro dispositivo”, entre os torneios. Cada código vale para um dispositivo e dura dois minutos.',
      show: 'Mostrar um código',
      another: 'Outro código',
      hide: 'Esconder',
      address: 'Endereço',
      letters: 'Código',
      left: (time) => `vale por mais ${time}`,
      picture: 'Código para ler e entrar',
      asks: (name) => `“${name}” pede para entrar`,
      compare: 'Deve mostrar as mesmas letras:',
      role: (name) => `Função de ${name}`,
      letIn: 'Deixar entrar',
      turnAway: 'Recusar'
    },
    devices: {
      title: 'Dispositivos',
      none: 'Nenhum dispositivo entrou ainda.',
      since: (time) => `desde ${time}`,
      connected: 'conectado',
      away: 'sem conexão; segue sozinho quando volta',
      out: 'excluído',
      standBy: (rows, all) => (rows >= all ? 'reserva, tem tudo' : `reserva, tem ${rows} de ${all}`),
      shutOut: (name) => `Excluir ${name}`,
      sure: (name) => `Excluir “${name}”? A partir daí não pode ler nem anotar nada.`,
      yes: 'Excluir',
      forgotten: 'Alguém foi esquecido. Estes dispositivos ainda não apagaram o nome; apagam quando se conectarem:'
    },
    wifi: {
      title: 'O Wi-Fi como código para ler',
      explain: 'Um celular que o lê está na rede. A senha aparece só aqui e não é guardada.',
      name: 'Nome da rede',
      password: 'Senha',
      picture: 'Código para ler e entrar no Wi-Fi'
    },
    players: {
      title: 'Celulares dos jogadores',
      explain:
        'Cada jogador recebe uma papeleta com um código próprio: sua mesa, seu adversário e o relógio, e pode informar o resultado. Menores e quem não tem nome público aparecem como no telão.',
      print: 'Papeletas para todos',
      lost: 'Uma papeleta se perdeu',
      player: 'Jogador',
      renew: 'Fazer outra',
      renewed: (name) => `A papeleta antiga de ${name} não vale mais. Imprima a nova.`,
      paper: 'Papeletas para celulares',
      scan: 'Leia: sua mesa, seu adversário e o relógio',
      network: (name) => `No Wi-Fi “${name}”`,
      keep: 'Só para você: quem a tiver pode informar seus resultados.'
    },
    displays: {
      title: 'Telões',
      explain: (address) =>
        `Abra ${address} em uma televisão ou em outro computador. Ele aparece aqui, é configurado aqui e volta sozinho.`,
      none: 'Nenhum telão se apresentou ainda.',
      name: 'Nome',
      picture: 'Código para ler com um telão',
      accepted: 'Aceito: volta como for configurado aqui.',
      notAccepted: 'Não aceito: é esquecido quando a hospedagem terminar. Configurá-lo o aceita.',
      accept: (name) => `Aceitar o telão “${name}”`,
      remove: (name) => `Remover o telão “${name}”`
    },
    down: {
      title: 'Se a rede ou este computador falhar',
      lines: [
        'Sem Wi-Fi: os tablets seguem e guardam o que é anotado; enviam quando voltam. Os celulares mostram o que tinham.',
        'O celular de um jogador não funciona: o papel funciona. Papeletas e pareamentos estão em “Papel e arquivos”.',
        'Este computador para: abra o Linejudge de novo e volte a ser anfitrião no mesmo endereço; os dispositivos voltam sozinhos.',
        'Um segundo computador com Linejudge: “Ser reserva”, nos torneios dele. Tem tudo na hora, e se este falhar passa lá a ser o anfitrião com um toque. Os telefones e os telões seguem sozinhos.',
        'Este computador quebrou: abra sua última cópia de segurança em outro e seja anfitrião lá. Dispositivos que já tinham enviado tudo não perdem nada.'
      ]
    }
  },
  refusals: {
    'other-version': 'Este dispositivo fala a versão {own}, o anfitrião a {theirs}. Os dois têm de ter a mesma versão.',
    'wrong-shape': 'O anfitrião não entende isto: {what}.',
    'too-large': 'É grande demais: mais de {most} bytes.',
    'too-many': 'Foi enviado demasiado de uma vez. Tente daqui a um momento.',
    'wrong-place': 'O anfitrião só responde ao seu próprio nome.',
    'wrong-origin': 'O pedido vem de outra página.',
    'not-open': 'Agora não entra ninguém: peça que o anfitrião mostre um código.',
    'wrong-code': 'Esse não é o código. Tentativas que restam: {left}.',
    locked: 'Códigos errados a mais. Espere {seconds} segundos.',
    full: 'Já há tantos dispositivos quantos pode haver.',
    'turned-away': 'O anfitrião não deixou este dispositivo entrar.',
    'asked-too-long': 'Ninguém deixou este dispositivo entrar durante alguns minutos. Peça outra vez.',
    'unknown-device': 'O anfitrião já não conhece este dispositivo. Entre outra vez.',
    'shut-out': 'O anfitrião excluiu este dispositivo.',
    'wrong-proof': 'O que responde aqui não é o anfitrião em que entrou.',
    'other-certificate':
      'O que responde neste endereço não tem o certificado do anfitrião que deixou este dispositivo entrar. Nada lhe foi enviado. Pergunte no anfitrião se agora o endereço é outro.',
    'used-up': 'Isto já foi usado, ou é antigo demais. Tente outra vez.',
    'no-right': 'Como {role} não pode fazer isto.',
    'own-field': 'O campo “{field}” é escrito pelo anfitrião.',
    'not-saved': 'O anfitrião não o conseguiu salvar: {why}. Neste dispositivo nada se perde; tenta outra vez.',
    'no-longer-host': 'Este anfitrião entregou o torneio: outro dispositivo conduz. Abra o endereço que ele mostra.',
    'calls-open': 'A mesa {table} tem {count} chamadas abertas. Encerre antes uma delas.',
    'claims-told': 'A mesa {table} foi informada {count} vezes daqui. Um juiz decide.',
    'unknown-dispute': 'Essa disputa já está resolvida.',
    'not-head': 'Um reserva entra como juiz principal; este dispositivo entrou como {role}.',
    'nothing-there': 'Não há nenhum anfitrião neste endereço.'
  }
}
