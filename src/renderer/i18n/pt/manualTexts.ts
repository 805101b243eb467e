/** O manual em português: a primeira hora de cada tarefa e uma folha de cada uma para deixar ao lado do computador. */
import type { Translation } from '../language/shape.ts'
import type { manualTexts as english } from '../en/manualTexts.ts'

export const manualTexts: Translation<typeof english> = {
  title: 'Manual',
  intro: 'Três tarefas, uma hora cada. Tudo funciona sem rede e fica neste dispositivo. O que se toca está escrito como aparece na tela.',
  print: 'Imprimir o manual',
  chapters: 'Capítulos',
  cards: 'Folhas para deixar ao lado do computador',
  pictureOf: (what) => `Imagem: ${what}`,
  jobs: [
    {
      id: 'judge',
      title: 'A primeira hora de um juiz',
      steps: [
        {
          title: 'Pôr a posição na mesa',
          text: [
            '{{setupTexts.newTable}} começa uma vazia. Outro mapa se escolhe acima do tabuleiro. {{texts.tray.add}} traz figuras de uma coleção ou cria figuras rápidas, das quais só se conhecem o nome e o lado.',
            '{{texts.words.brushes}} abre os pincéis: paredes, níveis, terreno, portas. Eles mudam o mapa desta mesa e nunca o da biblioteca. Pelo teclado é F2, e cada linha pode ser digitada: parede B4 sul.'
          ]
        },
        {
          title: 'Perguntar',
          text: [
            'Toque no atacante e depois no alvo. A resposta aparece na hora, e de novo após cada mudança.',
            'A frase acima da resposta diz o que se pergunta. Cada parte pode ser tocada: ataque, movimento, empurrão, probabilidades, um turno inteiro, com qual poder, com quais regras.'
          ],
          picture: 'judge-table'
        },
        {
          title: 'Ler a resposta em voz alta',
          text: [
            'A palavra grande e a frase abaixo dela são para ler aos jogadores. Embaixo estão os motivos: {{texts.ruling.weights.decides}} dá a resposta, {{texts.ruling.weights.contributes}} conta para ela, {{texts.ruling.weights.considered}} foi olhada, {{texts.ruling.weights.overridden}} cedeu a outra regra. Toque em um para ler sua regra e o documento de onde vem.',
            'Números que ninguém digitou são supostos e estão marcados. {{texts.ruling.notConsidered}} diz o que nenhuma regra daqui cobre: essa parte é sua.'
          ]
        },
        {
          title: 'E se',
          text: [
            '{{rulingTexts.change.title}} tenta cada pequena mudança e diz com quais a resposta seria outra. Ctrl + Z desfaz tudo o que você fez, até onde quiser.'
          ]
        },
        {
          title: 'Guardar',
          text: [
            '{{texts.ruling.save}} guarda a resposta com sua posição, mesa, rodada e jogadores. Em {{texts.screens.rulings}} ela é encontrada de novo, perguntada com outras regras, impressa e compartilhada. Se você decide outra coisa, {{rulingTexts.kept.overrule}} escreve seu veredito ao lado do Linejudge.',
            'No navegador nada sai do dispositivo. Chrome, Edge e Firefox guardam tudo; o Safari, como em todo iPad, apaga tudo após sete dias sem visita se a página não estiver na tela de início, e então o Linejudge oferece salvar uma cópia em arquivo; um navegador que não guarda arquivos, como os que usam WebKitGTK, avisa. O aplicativo de computador guarda tudo em arquivos.'
          ],
          picture: 'judge-kept'
        },
        {
          title: 'Consultar uma regra',
          text: [
            'A tecla / busca regras, poderes, mapas e figuras, também por nomes locais e antigos. Em {{texts.screens.rules}} cada regra diz em que anos era diferente. Marcadores e palavras suas ficam com ela.'
          ]
        }
      ]
    },
    {
      id: 'organiser',
      title: 'A primeira hora de um organizador',
      steps: [
        {
          title: 'Experimentar sem ninguém',
          text: [
            '{{texts.screens.event}}, {{eventTexts.list.make}}, {{eventTexts.make.practice}}: um dia inventado anda sozinho ou passo a passo, na velocidade que quiser. É o modo mais rápido de aprender o resto e de treinar juízes.'
          ]
        },
        {
          title: 'Criar o torneio',
          text: [
            'Basta um nome. Total de pontos, minutos, rodadas, corte e regras podem mudar a qualquer momento, e cada mudança fica no registro. Nada é definitivo antes da primeira rodada.'
          ]
        },
        {
          title: 'A entrada',
          text: [
            'Digite um nome e Enter: o jogador está dentro. {{eventTexts.door.list}} lê uma lista de outro lugar e mostra o que entendeu antes de escrever qualquer coisa. Três letras e Enter confirmam alguém.',
            'Em {{eventTexts.views.lists}} cada lista é conferida e cada falha é dita com sua regra. O que não se conhece é dito, nunca aceito em silêncio.'
          ],
          picture: 'event-door'
        },
        {
          title: 'Emparceirar, imprimir, começar',
          text: [
            'Alt + Enter faz o que vem: emparceira, publica, inicia o relógio, abre os resultados. {{eventTexts.pairings.why}} diz por que dois se enfrentam, e o que custaria a melhor rodada sem esse par. Dois nomes tocados um após o outro trocam de lugar.',
            '{{eventTexts.views.paper}} imprime os pares por mesa e por nome, e fichas de resultado com os campos na ordem em que você vai digitar. {{eventTexts.views.display}} enche uma segunda tela.',
            'Vários dispositivos: {{eventTexts.views.venue}}, {{venueTexts.hosting.start}} (aplicativo de mesa). Um tablet lê o código ou digita seis letras, você compara quatro letras e o deixa entrar com uma função; um laptop com o aplicativo de mesa faz o mesmo por uma linha cifrada ({{venueTexts.join.open}}); os jogadores recebem papeletas com um código próprio e uma televisão abre o endereço dos telões. Um segundo computador com o aplicativo de mesa é o suplente ({{venueTexts.hosting.standBy.open}}): tem cada anotação na hora e, se o anfitrião falhar, uma pessoa o torna anfitrião com um toque. Funciona sem internet, e o mesmo lugar diz o que fazer se a rede ou o computador falhar.'
          ]
        },
        {
          title: 'A rodada',
          text: [
            'Uma ficha de resultado são cinco entradas: mesa, vencedor, pontos, pontos, Enter. {{eventTexts.views.floor}} mostra cada mesa com seu estado. Uma chamada para um juiz abre a mesa do juiz com jogadores, mesa e rodada preenchidos, e a decisão guardada pertence à chamada.',
            'Um resultado errado se corrige no lugar: primeiro se mostra o que seria diferente, e nada do que foi publicado se move.'
          ],
          picture: 'event-floor'
        },
        {
          title: 'O fim',
          text: [
            'Em {{eventTexts.views.standings}} cada número se abre até sua soma. {{eventTexts.views.cut}} faz a chave, {{eventTexts.views.prizes}} anota quem recebeu o quê. {{eventTexts.paper.kinds.report}} imprime tudo, e os arquivos saem do torneio com nomes ou sem eles.',
            '{{dataTexts.open}}: as cópias de segurança se fazem sozinhas enquanto você trabalha. Leve uma num pen drive antes de ir para casa.'
          ]
        }
      ]
    },
    {
      id: 'author',
      title: 'A primeira hora de um autor de mapas',
      steps: [
        {
          title: 'Começar com uma imagem, ou com nada',
          text: [
            '{{texts.screens.maps}}, {{texts.maps.fromPicture}}: escolha, cole ou tire uma foto de um mapa de papel. Ponha os quatro cantos onde a grade começa. A lupa e as setas ajudam. O que se desvia é dito em partes de uma casa.',
            '{{mapPictureTexts.suggest}} lê as cores impressas e propõe área por área. Nada está no mapa antes de você aceitar. {{mapRoomTexts.new}} começa com chão vazio.'
          ]
        },
        {
          title: 'Desenhar',
          text: [
            'As ferramentas à esquerda, o que elas pintam em cima. {{mapRoomTexts.tools.brush}}, {{mapRoomTexts.tools.rectangle}}, {{mapRoomTexts.tools.fill}} para chão e níveis. {{mapRoomTexts.tools.wall}}, {{mapRoomTexts.tools.door}}, {{mapRoomTexts.tools.stairs}} nas bordas. {{mapRoomTexts.tools.select}} e {{mapRoomTexts.tools.stamp}} para copiar, espelhar e girar. {{mapRoomTexts.symmetry}} desenha as duas metades de uma vez.',
            'Tudo pode ser desfeito, também amanhã.'
          ],
          picture: 'map-room'
        },
        {
          title: 'Perguntar enquanto se desenha',
          text: [
            '{{mapRoomTexts.words.ask}} decide na hora sobre uma linha entre duas casas. {{mapRoomTexts.line.pin}} guarda a pergunta: ela é feita de novo após cada pincelada, e avisa quando a resposta muda.'
          ]
        },
        {
          title: 'Conferir',
          text: [
            '{{mapRoomTexts.tabs.checks}} acha salas sem porta, escadas que não levam a lugar nenhum, áreas iniciais pequenas demais. Muito se conserta com um toque. {{mapRoomTexts.tabs.sides}} diz em números o que cada lado recebe. {{mapRoomTexts.tabs.versions}} mostra o que mudou desde então e o que isso significa para as linhas.'
          ]
        },
        {
          title: 'Terreno especial',
          text: [
            'Uma regra impressa num mapa se monta com frases. O tabuleiro mostra o que ela faz enquanto você escolhe. O que nenhuma frase diz continua com o juiz, e as decisões dizem isso.'
          ]
        },
        {
          title: 'Passar adiante',
          text: [
            '{{mapRoomTexts.about.trueSize}} imprime folhas com casas do tamanho das da mesa. {{mapRoomTexts.about.export}} faz um arquivo para outros, com a imagem quando ela é sua.'
          ]
        }
      ]
    }
  ],
  sheets: [
    {
      id: 'judge',
      title: 'Juiz',
      lines: [
        'Toque no atacante, toque no alvo, leia a palavra em voz alta.',
        'Qualquer letra digita uma linha: merrow > brine · parede B4 sul · + Ogre G7',
        '/ buscar · ? teclas · F1 ajuda · F2 pincéis · Esc um passo atrás · Ctrl + Z desfazer',
        'Um número suposto: digite-o. {{texts.ruling.notConsidered}}: isso é seu.',
        '{{rulingTexts.change.title}} · {{texts.ruling.save}} · {{rulingTexts.kept.overrule}}'
      ]
    },
    {
      id: 'organiser',
      title: 'Organizador',
      lines: [
        'Alt + Enter: o que vem.',
        'Entrada: nome, Enter. Três letras acham alguém.',
        'Ficha de resultado: mesa, vencedor 1 ou 2, pontos, pontos, Enter. 0 ninguém, N não veio.',
        'Chegou tarde? Na entrada. A faixa acima dos pares oferece um jogo. Foi embora? {{eventTexts.door.drop}}.',
        'Resultado errado: digite de novo, veja o que muda, aplique.',
        'O computador morreu: fichas em branco, e abra a última cópia de segurança em outro.'
      ]
    },
    {
      id: 'author',
      title: 'Autor de mapas',
      lines: [
        'Imagem, quatro cantos, cores, aceitar, desenhar, conferir, fixar, imprimir.',
        'Paredes, portas e janelas ficam nas bordas. Níveis são das casas.',
        'Ctrl + Z desfazer · Ctrl + Shift + Z refazer · Esc solta a ferramenta',
        'Dez perguntas fixadas que importam antes de passar um mapa adiante.'
      ]
    }
  ]
}
